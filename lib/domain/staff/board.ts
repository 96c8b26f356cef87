import { ORDER_MOVES, type OrderRoute, type OrderStatus } from '@/lib/domain/orders/order-states';
import type { StaffNews } from '@/lib/domain/orders/staff-news';

/** The columns of the board, from left to right (rule staff/board). */
export const BOARD_COLUMNS = ['new', 'making', 'ready', 'way'] as const;
export type BoardColumn = (typeof BOARD_COLUMNS)[number];

const COLUMN: Partial<Record<OrderStatus, BoardColumn>> = {
  in_progress: 'new',
  accepted: 'making',
  preparation: 'making',
  packed: 'ready',
  on_the_way: 'way',
};

/** An order that is over stands where it began, until its news are read. */
export const columnOf = (status: OrderStatus): BoardColumn => COLUMN[status] ?? 'new';

/** @returns the one step onwards; null for an order that is over, or that moves by its table's account */
export function nextStep({ route, status }: { route: OrderRoute; status: OrderStatus }): OrderStatus | null {
  if (route === 'table' || route === 'deposit') return null;
  const moves: Partial<Record<OrderStatus, readonly OrderStatus[]>> = ORDER_MOVES[route];
  const [step] = (moves[status] ?? []).filter((one) => one !== 'cancelled' && one !== 'cart');
  return step === 'finished' ? null : (step ?? null);
}

export const mayReject = ({ route, status }: { route: OrderRoute; status: OrderStatus }): boolean => {
  const moves: Partial<Record<OrderStatus, readonly OrderStatus[]>> = ORDER_MOVES[route];
  return route !== 'table' && (moves[status]?.includes('cancelled') ?? false);
};

/** The minutes that one tap promises. */
export const PROMISES = [10, 20, 30, 45, 60] as const;

/** A card that nobody has accepted rings (rule staff/board). */
export const rings = ({ status }: { status: OrderStatus }): boolean => status === 'in_progress';

/** An order that is over, or that was accepted by itself, calls nobody again and again. */
const isLoudNews = ({ kind }: { kind: StaffNews }): boolean =>
  kind !== 'unproved' && kind !== 'auto_accepted';

/** One that its branch's setting accepted is new until somebody has seen it, and is heard once (rule orders/auto-accept). */
export const isNewByItself = (order: { news: readonly { kind: StaffNews }[] }): boolean =>
  order.news.some(({ kind }) => kind === 'auto_accepted');

/** A card that calls for somebody until they come: it is new, or its news are (rule staff/board). */
export const calls = (order: { status: OrderStatus; news: readonly { kind: StaffNews }[] }): boolean =>
  rings(order) || order.news.some(isLoudNews);
