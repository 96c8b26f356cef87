import {
  canMove,
  isClosedOrder,
  ORDER_MOVES,
  ORDER_STATUSES,
  type OrderRoute,
  type OrderStatus,
  orderRouteOf,
  parseOrderStatus,
  progressOf,
} from '@/lib/domain/orders/order-states';

const ROUTES: OrderRoute[] = ['delivery', 'pick_up', 'served', 'room', 'table'];
const ENDS: OrderStatus[] = ['finished', 'cancelled'];
const statusesOf = (route: OrderRoute) =>
  Object.keys(ORDER_MOVES[route]).flatMap((from) => ORDER_STATUSES.filter((one) => one === from));

function reachableFrom(route: OrderRoute, start: OrderStatus): Set<OrderStatus> {
  const seen = new Set([start]);
  for (const from of seen) for (const to of ORDER_STATUSES) if (canMove({ route, from, to })) seen.add(to);
  return seen;
}

describe.each(ROUTES)('the states of an order: %s', (route) => {
  it('reaches every status that it names', () => {
    const reachable = reachableFrom(route, 'cart');
    for (const status of statusesOf(route)) expect(reachable).toContain(status);
  });

  it('leads from everywhere to an end, and an end leads nowhere', () => {
    for (const status of statusesOf(route)) {
      const after = reachableFrom(route, status);
      expect({ status, ends: ENDS.some((end) => after.has(end)) }).toEqual({ status, ends: true });
    }
    for (const from of ENDS)
      for (const to of ORDER_STATUSES) expect(canMove({ route, from, to })).toBe(false);
  });

  it('never returns to a cart once the kitchen has taken it', () => {
    for (const from of ORDER_STATUSES) {
      // An account never was one.
      expect(canMove({ route, from, to: 'cart' })).toBe(from === 'in_progress' && route !== 'table');
    }
  });

  it('shows progress along moves that exist', () => {
    const way = progressOf(route);
    way.slice(1).forEach((to, index) => {
      expect(canMove({ route, from: way[index] ?? 'cart', to })).toBe(true);
    });
  });
});

describe('orders', () => {
  it('cannot be cancelled once they are on the way (rule orders/states)', () => {
    for (const from of ['on_the_way', 'delivered', 'finished', 'closed_account'] as const) {
      for (const route of ROUTES) expect(canMove({ route, from, to: 'cancelled' })).toBe(false);
    }
    expect(canMove({ route: 'delivery', from: 'packed', to: 'cancelled' })).toBe(true);
  });

  it('are only brought when they are delivered', () => {
    const seat = { id: 1 };
    const own = { subservice: null, seat: null, is_account: false };
    expect(orderRouteOf({ ...own, service: 'delivery' })).toBe('delivery');
    expect(orderRouteOf({ ...own, service: 'take_away' })).toBe('pick_up');
    expect(orderRouteOf({ ...own, service: 'on_table', subservice: 'grab_and_go' })).toBe('pick_up');
    expect(orderRouteOf({ ...own, service: 'on_table' })).toBe('pick_up');
    expect(orderRouteOf({ ...own, service: 'on_table', seat })).toBe('served');
    expect(orderRouteOf({ ...own, service: 'on_table', subservice: 'room', seat })).toBe('room');
    expect(orderRouteOf({ ...own, service: 'on_table', seat, is_account: true })).toBe('table');
    expect(canMove({ route: 'pick_up', from: 'packed', to: 'on_the_way' })).toBe(false);
    expect(canMove({ route: 'served', from: 'preparation', to: 'on_the_way' })).toBe(false);
  });

  it('reads canceled as cancelled and refuses other words', () => {
    expect(parseOrderStatus('canceled')).toBe('cancelled');
    expect(parseOrderStatus('packed')).toBe('packed');
    expect(parseOrderStatus('eaten')).toBeNull();
  });

  it('belong to the history when they are over', () => {
    expect(ORDER_STATUSES.filter(isClosedOrder)).toEqual([
      'delivered',
      'closed_account',
      'finished',
      'cancelled',
    ]);
  });
});
