import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import type { RemoteChoice } from '@/lib/domain/branches/service-choice';

/** The facts of a cart that a move needs. */
export type MovingCart = Pick<Cart, 'purchase_id' | 'version' | 'supplier_id' | 'subservice'> &
  Pick<Order, 'service'>;
export type MoveTarget = { supplierId: number; choice: RemoteChoice };
/** `move` the cart there, or leave it and `begin` another. */
export type MoveAnswer = 'move' | 'begin';

export const toMovingCart = ({ id, version, supplier, service, subservice }: Order): MovingCart => ({
  purchase_id: id,
  version,
  supplier_id: supplier.id,
  service,
  subservice,
});
