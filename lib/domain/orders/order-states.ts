import type { Service, Subservice } from '@/lib/domain/branches/services';

/** `cart` is never shown (rule orders/states). */
export const ORDER_STATUSES = [
  'cart',
  'in_progress',
  'accepted',
  'preparation',
  'packed',
  'on_the_way',
  'delivered',
  'closed_account',
  'finished',
  'cancelled',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** `served` to a table, `room`: brought there, `table`: its account (rule orders/table-states), `deposit`: of a booking. */
export type OrderRoute = 'delivery' | 'pick_up' | 'served' | 'room' | 'table' | 'deposit';

/** An order on the table without a seat is fetched from a counter. */
export function orderRouteOf({
  service,
  subservice,
  seat,
  is_account,
}: {
  service: Service;
  subservice: Subservice | null;
  seat: object | null;
  is_account: boolean;
}): OrderRoute {
  if (is_account) return 'table';
  if (service === 'book') return 'deposit';
  if (service === 'delivery') return 'delivery';
  if (service !== 'on_table' || seat === null) return 'pick_up';
  return subservice === 'room' ? 'room' : 'served';
}

type Moves = Partial<Record<OrderStatus, readonly OrderStatus[]>>;

const START: Moves = { cart: ['in_progress'], in_progress: ['accepted', 'cancelled', 'cart'] };

/** A status without an entry is final. */
export const ORDER_MOVES = {
  delivery: {
    ...START,
    accepted: ['preparation', 'cancelled'],
    preparation: ['packed', 'cancelled'],
    packed: ['on_the_way', 'cancelled'],
    on_the_way: ['delivered'],
    delivered: ['finished'],
  },
  pick_up: {
    ...START,
    accepted: ['preparation', 'cancelled'],
    preparation: ['packed', 'cancelled'],
    packed: ['delivered', 'cancelled'],
    delivered: ['finished'],
  },
  served: {
    ...START,
    accepted: ['preparation', 'cancelled'],
    preparation: ['delivered', 'cancelled'],
    delivered: ['finished'],
  },
  room: {
    ...START,
    accepted: ['preparation', 'cancelled'],
    preparation: ['on_the_way', 'cancelled'],
    on_the_way: ['delivered'],
    delivered: ['finished'],
  },
  table: {
    cart: ['in_progress'],
    in_progress: ['closed_account', 'cancelled'],
    closed_account: ['finished'],
  },
  // Kept, or on the account of the table; or it comes back (rule booking/deposit).
  deposit: { cart: ['in_progress'], in_progress: ['finished', 'cancelled'] },
} as const satisfies Record<OrderRoute, Moves>;

/** Legal moves (guarantee/legal-moves). */
export function canMove({
  route,
  from,
  to,
}: {
  route: OrderRoute;
  from: OrderStatus;
  to: OrderStatus;
}): boolean {
  const moves: Moves = ORDER_MOVES[route];
  return moves[from]?.includes(to) ?? false;
}

const PROGRESS = {
  delivery: ['in_progress', 'accepted', 'preparation', 'packed', 'on_the_way', 'delivered'],
  pick_up: ['in_progress', 'accepted', 'preparation', 'packed', 'delivered'],
  served: ['in_progress', 'accepted', 'preparation', 'delivered'],
  room: ['in_progress', 'accepted', 'preparation', 'on_the_way', 'delivered'],
  table: ['in_progress', 'closed_account', 'finished'],
  deposit: ['in_progress', 'finished'],
} as const satisfies Record<OrderRoute, readonly OrderStatus[]>;

/** The normal path, for the progress bar (rule orders/progress). */
export function progressOf(route: OrderRoute): OrderStatus[] {
  return [...PROGRESS[route]];
}

/** Accepts `canceled` (rule orders/states). */
export function parseOrderStatus(value: string): OrderStatus | null {
  const status = value === 'canceled' ? 'cancelled' : value;
  return ORDER_STATUSES.find((one) => one === status) ?? null;
}

/** The history lists orders in these states (rule orders/lists). */
export const CLOSED_STATUSES: readonly OrderStatus[] = [
  'delivered',
  'closed_account',
  'finished',
  'cancelled',
];

export const isClosedOrder = (status: OrderStatus) => CLOSED_STATUSES.includes(status);
