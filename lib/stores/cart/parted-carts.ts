import type { Stores } from '@/lib/stores/create-stores';
import type { MoveTarget, MovingCart } from './moving-cart';

type OfOrder = Pick<Stores, 'order'>;
type Asked = { cart: Pick<MovingCart, 'purchase_id'>; target: MoveTarget };

/** How many answers are kept. */
const KEPT = 20;

const markOf = ({ cart, target }: Asked) => `${cart.purchase_id} ${target.supplierId} ${target.choice}`;

/** The diner left a cart where it is; is not asked about it again for that place. */
export function partFrom({ stores: { order }, ...asked }: Asked & { stores: OfOrder }): void {
  const mark = markOf(asked);
  const { parted } = order.getState();
  order.setState({ parted: [...parted.filter((one) => one !== mark), mark].slice(-KEPT) });
}

export const isParted = ({ stores: { order }, ...asked }: Asked & { stores: OfOrder }): boolean =>
  order.getState().parted.includes(markOf(asked));

/** Carts that are ordered or empty by now. */
export function forgetParted({
  stores: { order },
  open,
}: {
  stores: OfOrder;
  open: readonly number[];
}): void {
  const { parted } = order.getState();
  const left = parted.filter((mark) => open.includes(Number(mark.split(' ')[0])));
  if (left.length < parted.length) order.setState({ parted: left });
}
