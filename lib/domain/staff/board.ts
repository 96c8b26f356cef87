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

const MINUTE_MS = 60_000;
/** As much later is nothing to say (rule orders/later). */
const CLOCK_STEP_MS = 5 * MINUTE_MS;

/**
 * The minutes with which an order is accepted unless somebody says others (rule staff/board). Null: its kitchen keeps what its diner was
 * told. @param least the minutes that an order takes which is accepted now
 */
export function presetMinutes({
  promised,
  least,
  now,
}: {
  promised: { from: string } | null;
  least: number;
  now: Date;
}): number | null {
  if (promised === null) return null;
  return now.getTime() + least * MINUTE_MS > Date.parse(promised.from) + CLOCK_STEP_MS ? least : null;
}

/** The minutes that one tap promises. */
export const PROMISES = [10, 20, 30, 45, 60] as const;

/** A card that nobody has accepted rings (rule staff/board). */
export const rings = ({ status }: { status: OrderStatus }): boolean => status === 'in_progress';

/** `new`: of a card, `cancelled`: stop cooking, `changed`: look again. No tune is taken for another (rule staff/board). */
export type Tune = 'new' | 'cancelled' | 'changed';

/** `ring`: again and again until somebody has seen it; a tune: once; null: not at all, because nobody has to hurry. */
const HEARD: Record<StaffNews, Tune | 'ring' | null> = {
  cancelled: 'cancelled',
  rejected: 'cancelled',
  line_cancelled: 'cancelled',
  tip: 'changed',
  help: 'ring',
  unaccepted: 'ring',
  unwatched: 'ring',
  unproved: null,
  auto_accepted: 'new',
};

type Heard = { status: OrderStatus; news: readonly { id: number; kind: StaffNews }[] };

/** One that its branch's setting accepted is new until somebody has seen it, and is heard once (rule orders/auto-accept). */
export const isNewByItself = ({ news }: Pick<Heard, 'news'>): boolean =>
  news.some(({ kind }) => kind === 'auto_accepted');

/** A card that calls again and again until somebody comes: it is new, or its news ask for somebody (rule staff/board). */
export const calls = (order: Heard): boolean =>
  rings(order) || order.news.some(({ kind }) => HEARD[kind] === 'ring');

/** A card that somebody has to look at. */
export const isUnseen = (order: Heard): boolean =>
  rings(order) || order.news.some(({ kind }) => HEARD[kind] !== null);

/** The news that are heard one time, each with its tune. */
export const tunesOf = ({ news }: Pick<Heard, 'news'>): { id: number; tune: Tune }[] =>
  news.flatMap(({ id, kind }) => {
    const tune = HEARD[kind];
    return tune === null || tune === 'ring' ? [] : [{ id, tune }];
  });

/**
 * Without those that this screen rejected itself and that have no other news: here nobody has to be told, and who says here that it
 * is seen would say it for the kitchen (rule staff/news). @param rejected the ids of the orders that it rejected
 */
export const withoutOwn = <Order extends Pick<Heard, 'news'> & { id: number }>({
  orders,
  rejected,
}: {
  orders: readonly Order[];
  rejected: readonly number[];
}): Order[] =>
  orders.filter(
    ({ id, news }) =>
      !rejected.includes(id) || news.length === 0 || news.some(({ kind }) => kind !== 'rejected'),
  );
