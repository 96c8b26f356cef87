import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import type { Service, ServiceChoice, Subservice } from '@/lib/domain/branches/services';
import { canMove, type OrderStatus, orderRouteOf } from './order-states';

/**
 * Whether an order that its kitchen has got is accepted by itself (rule orders/auto-accept).
 * @param services those of its branch's setting
 */
export const acceptsItself = ({
  services,
  order,
}: {
  services: readonly ServiceChoice[];
  order: {
    service: Service;
    subservice: Subservice | null;
    seat: object | null;
    is_account: boolean;
    status: OrderStatus;
  };
}): boolean =>
  services.includes(toServiceChoice(order)) &&
  canMove({ route: orderRouteOf(order), from: order.status, to: 'accepted' });
