import { ORDER_STATUSES, type OrderRoute, type OrderStatus } from '@/lib/domain/orders/order-states';
import { BOARD_COLUMNS, columnOf, mayReject, nextStep, rings } from '@/lib/domain/staff/board';

/** The steps that a tap on the card's button goes, from the first to the last. */
function walk(route: OrderRoute): OrderStatus[] {
  const steps: OrderStatus[] = ['in_progress'];
  for (let at = nextStep({ route, status: 'in_progress' }); at; at = nextStep({ route, status: at }))
    steps.push(at);
  return steps;
}

test.each([
  ['delivery', ['in_progress', 'accepted', 'preparation', 'packed', 'on_the_way', 'delivered']],
  ['pick_up', ['in_progress', 'accepted', 'preparation', 'packed', 'delivered']],
  ['served', ['in_progress', 'accepted', 'preparation', 'delivered']],
  ['room', ['in_progress', 'accepted', 'preparation', 'on_the_way', 'delivered']],
  ['table', ['in_progress']],
  ['deposit', ['in_progress']],
] as const)('an order on the route %s goes %j', (route, steps) => expect(walk(route)).toEqual(steps));

test('a card never moves to a column on its left', () => {
  for (const route of ['delivery', 'pick_up', 'served', 'room'] as const) {
    const places = walk(route)
      .filter((status) => status !== 'delivered')
      .map((status) => BOARD_COLUMNS.indexOf(columnOf(status)));
    expect(places).toEqual([...places].sort((one, other) => one - other));
  }
});

test('only what nobody accepted rings, and what has left is not rejected', () => {
  expect(ORDER_STATUSES.filter((status) => rings({ status }))).toEqual(['in_progress']);
  expect(ORDER_STATUSES.filter((status) => mayReject({ route: 'delivery', status }))).toEqual([
    'in_progress',
    'accepted',
    'preparation',
    'packed',
  ]);
  expect(mayReject({ route: 'table', status: 'in_progress' })).toBe(false);
});
