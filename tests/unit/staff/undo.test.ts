import { type OrderRoute, progressOf } from '@/lib/domain/orders/order-states';
import { stepBefore } from '@/lib/domain/staff/undo';

test.each(['delivery', 'pick_up', 'served', 'room'] as OrderRoute[])(
  'each step of an order by the route %s goes back to the one before it (rule staff/undo)',
  (route) => {
    const way = progressOf(route);
    expect(way.map((status) => stepBefore({ route, status }))).toEqual([null, ...way.slice(0, -1)]);
    expect(stepBefore({ route, status: 'finished' })).toBe('delivered');
  },
);

test('nothing goes back that is cancelled, and nothing of a table’s account or of a deposit', () => {
  expect(stepBefore({ route: 'delivery', status: 'cancelled' })).toBeNull();
  expect(stepBefore({ route: 'table', status: 'finished' })).toBeNull();
  expect(stepBefore({ route: 'deposit', status: 'finished' })).toBeNull();
});
