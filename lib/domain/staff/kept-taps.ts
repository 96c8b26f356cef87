import type { OrderStatus } from '@/lib/domain/orders/order-states';

/** Keys are known that long (rule platform/idempotency): an older tap could be done twice. */
const KEPT_MS = 24 * 3_600_000;

export const isTooOld = ({ at, now }: { at: number; now: number }): boolean => now - at >= KEPT_MS;

/** Orders as they stand once the taps that wait for a signal are sent, in the order of the taps (rule staff/board). */
export const withTaps = <Order extends { id: number; status: OrderStatus }>(
  orders: readonly Order[],
  taps: readonly { id: number; status: OrderStatus }[],
): Order[] =>
  orders.map((order) => {
    const last = taps.findLast(({ id }) => id === order.id);
    return last ? { ...order, status: last.status } : order;
  });
