import type { Service } from '@/lib/domain/branches/services';

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

export type OrderRoute = 'delivery' | 'pick_up' | 'table';

export function orderRouteOf(service: Service): OrderRoute {
  if (service === 'delivery') return 'delivery';
  return service === 'on_table' ? 'table' : 'pick_up';
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
  table: {
    ...START,
    in_progress: ['accepted', 'preparation', 'cancelled', 'cart'],
    accepted: ['preparation', 'closed_account', 'cancelled'],
    preparation: ['closed_account', 'cancelled'],
    closed_account: ['finished'],
  },
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

/** The normal path, for the progress bar (rule orders/progress). */
export function progressOf(route: OrderRoute): OrderStatus[] {
  if (route === 'table') return ['in_progress', 'accepted', 'preparation', 'closed_account', 'finished'];
  return route === 'delivery'
    ? ['in_progress', 'accepted', 'preparation', 'packed', 'on_the_way', 'delivered']
    : ['in_progress', 'accepted', 'preparation', 'packed', 'delivered'];
}

/** Accepts `canceled` (rule orders/states). */
export function parseOrderStatus(value: string): OrderStatus | null {
  const status = value === 'canceled' ? 'cancelled' : value;
  return ORDER_STATUSES.find((one) => one === status) ?? null;
}

/** Listed in the history (rule orders/lists). */
export const CLOSED_STATUSES: readonly OrderStatus[] = [
  'delivered',
  'closed_account',
  'finished',
  'cancelled',
];

export const isClosedOrder = (status: OrderStatus) => CLOSED_STATUSES.includes(status);
