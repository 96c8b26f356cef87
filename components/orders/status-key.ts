import type { Order } from '@/lib/contract/orders/orders';
import { orderRouteOf } from '@/lib/domain/orders/order-states';

type Standing = Pick<Order, 'service' | 'subservice' | 'seat' | 'is_account' | 'status'>;

/** Ordered at the table and fetched (rule table/pick-up). */
export const isCounterOrder = ({ service, seat }: Pick<Order, 'service' | 'seat'>): boolean =>
  service === 'on_table' && seat === null;

/** A step of the order's way: a counter calls what is packed ready, and what is brought to the table is served. */
export function statusKey(order: Standing) {
  const { status } = order;
  if (status === 'packed' && isCounterOrder(order)) return 'counter_packed';
  if (status === 'delivered' && orderRouteOf(order) === 'served') return 'served_delivered';
  return status;
}

/** How it stands, as a sentence. */
export function nowKey(order: Standing) {
  const key = statusKey(order);
  return key === 'cart' ? 'cart' : (`now_${key}` as const);
}
