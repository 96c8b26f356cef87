import { ORDER_STATUSES, type OrderRoute, type OrderStatus } from '@/lib/domain/orders/order-states';
import { BOARD_COLUMNS, columnOf, mayReject, nextStep, presetMinutes, rings } from '@/lib/domain/staff/board';

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

test.each([
  { why: 'the kitchen keeps its word', from: '2026-03-02T17:20:00Z', least: 20, is: null },
  { why: 'five minutes more are nothing to say', from: '2026-03-02T17:20:00Z', least: 25, is: null },
  { why: 'a kitchen that is behind says it', from: '2026-03-02T17:20:00Z', least: 40, is: 40 },
  { why: 'an order that has waited too long, too', from: '2026-03-02T17:05:00Z', least: 20, is: 20 },
])('the minutes of an acceptance: $why (rule staff/board)', ({ from, least, is }) => {
  const now = new Date('2026-03-02T17:00:00Z');
  expect(presetMinutes({ promised: { from }, least, now })).toBe(is);
  expect(presetMinutes({ promised: null, least, now })).toBeNull();
});
