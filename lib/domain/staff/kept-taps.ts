import type { OrderStatus } from '@/lib/domain/orders/order-states';
import { isToBegin, type LineStage, statusOfCard } from './stages';

/** Keys are known that long (rule platform/idempotency): an older tap could be done twice. */
const KEPT_MS = 24 * 3_600_000;

export const isTooOld = ({ at, now }: { at: number; now: number }): boolean => now - at >= KEPT_MS;

type Said = {
  line?: { id: number; struck: boolean } | undefined;
  lines?: { ids: readonly number[]; state: 'preparation' | 'served' } | undefined;
};
export type KeptTap = Said & { id: number; status: OrderStatus };

/** A tap that moves an order, and says nothing of its lines. */
export const isMove = ({ line, lines }: Said): boolean => line === undefined && lines === undefined;

/** Two taps of one order with equal subjects say the same thing of it, the later one instead of the other. */
export const subjectOf = ({ line, lines }: Said): string =>
  lines ? 'lines' : line ? `line ${line.id}` : 'order';

type Line = { id: number; struck: boolean; stage?: LineStage | null };
type Order<L extends Line> = { id: number; status: OrderStatus; products: L[] };

function withTap<L extends Line, O extends Order<L>>(order: O, { status, line, lines }: KeptTap): O {
  if (line !== undefined) {
    const products = order.products.map((one) =>
      one.id === line.id ? { ...one, struck: line.struck } : one,
    );
    return { ...order, products };
  }
  if (lines === undefined) return { ...order, status };
  // A line that was served stays on its card, which says that the tap waits: a card that leaves would say nothing.
  if (lines.state === 'served') return order;
  const isBegun = (one: L) => lines.ids.includes(one.id) && isToBegin(one);
  const products = order.products.map((one) => (isBegun(one) ? { ...one, stage: 'making' as const } : one));
  return { ...order, products, status: statusOfCard(products) ?? order.status };
}

/** Orders and their lines as they stand once the taps that wait for a signal are sent, in the order of the taps (rule staff/board). */
export const withTaps = <L extends Line, O extends Order<L>>(
  orders: readonly O[],
  taps: readonly KeptTap[],
): O[] => orders.map((order) => taps.filter(({ id }) => id === order.id).reduce(withTap<L, O>, order));
