import type { OrderStatus } from '@/lib/domain/orders/order-states';

/** Keys are known that long (rule platform/idempotency): an older tap could be done twice. */
const KEPT_MS = 24 * 3_600_000;

export const isTooOld = ({ at, now }: { at: number; now: number }): boolean => now - at >= KEPT_MS;

type KeptTap = { id: number; status: OrderStatus; line?: { id: number; struck: boolean } | undefined };

/** Orders and their lines as they stand once the taps that wait for a signal are sent, in the order of the taps (rule staff/board). */
export const withTaps = <
  Line extends { id: number; struck: boolean },
  Order extends { id: number; status: OrderStatus; products: Line[] },
>(
  orders: readonly Order[],
  taps: readonly KeptTap[],
): Order[] =>
  orders.map((order) => {
    const own = taps.filter(({ id }) => id === order.id);
    if (own.length === 0) return order;
    const products = order.products.map((line) => {
      const last = own.findLast((tap) => tap.line?.id === line.id)?.line;
      return last ? { ...line, struck: last.struck } : line;
    });
    const moved = own.findLast(({ line }) => line === undefined);
    return { ...order, products, status: moved?.status ?? order.status };
  });
