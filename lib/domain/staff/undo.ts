import { ORDER_MOVES, type OrderRoute, type OrderStatus } from '@/lib/domain/orders/order-states';

/** How long a board offers to take a move back (rule staff/undo). */
export const UNDO_MS = 10_000;
/** Until when the backend does it: a tap may wait for a signal. */
export const UNDO_LATEST_MS = 60_000;

/** @returns the one step before; null where an order begins, for a cancelled one, and for what moves by its table's account */
export function stepBefore({
  route,
  status,
}: {
  route: OrderRoute;
  status: OrderStatus;
}): OrderStatus | null {
  if (route === 'table' || route === 'deposit' || status === 'cancelled' || status === 'in_progress')
    return null;
  const moves: Partial<Record<OrderStatus, readonly OrderStatus[]>> = ORDER_MOVES[route];
  const steps = Object.keys(moves) as OrderStatus[];
  return steps.find((step) => moves[step]?.includes(status)) ?? null;
}
