import { orderRouteOf } from './order-states';

/**
 * Whether what is ordered is packed to be taken along (rule cart/packing).
 * @param said the diner's answer at a counter; null where they gave none
 */
export function isPackedOrder({
  order,
  said,
}: {
  order: Parameters<typeof orderRouteOf>[0];
  said: boolean | null;
}): boolean {
  if (order.service !== 'on_table') return true;
  return orderRouteOf(order) === 'pick_up' && (said ?? true);
}
