import type { OrderStatus } from '@/lib/domain/orders/order-states';
import { calledNumber, findCalled, ordersOfCounter, readyAt } from '@/lib/domain/staff/hand-over';

type Order = Parameters<typeof findCalled>[0][number] & { id: number };
const order = (id: number, changes: Partial<Order>): Order => ({
  ...{ id, service: 'on_table', subservice: 'grab_and_go', seat: null, is_account: false, status: 'packed' },
  ...{ number: null, bck_purchase_id: null, pick_up: null, ready_at: null },
  ...changes,
});
const turn = order(1, { number: 812, pick_up: { number: 12, code: 'K7MP' } });
const takeAway = order(2, { service: 'take_away', subservice: null, number: 12 });
const made = order(3, { number: 813, status: 'preparation', pick_up: { number: 13, code: 'A2B3' } });
const others = [
  order(4, { service: 'delivery', subservice: null }),
  order(5, { subservice: null, seat: { id: 1 }, status: 'preparation' }),
  order(6, { service: 'take_away', subservice: null, status: 'delivered' }),
];

test('a counter has what is fetched there, and calls the number of the day (rule staff/hand-over)', () => {
  const counter = ordersOfCounter([turn, takeAway, made, ...others]);
  const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id);
  expect([counter.ready, counter.making, counter.others].map(idsOf)).toEqual([[1, 2], [3], [3, 6]]);
  expect([turn, takeAway].map(calledNumber)).toEqual(['12', '#12']);
});

test.each([
  ['12', [1, 2]],
  [' k7 mp', [1]],
  ['#812', [1]],
  ['1', []],
  ['', [1, 2]],
])('%j at the counter is asked for %j', (typed, ids) => {
  expect(findCalled([turn, takeAway], typed).map(({ id }) => id)).toEqual(ids);
});

test('who waits longest at a counter stands first, and a tap that is not sent yet last (rule staff/hand-over)', () => {
  const readyAtMinute = (id: number, minute: number) =>
    order(id, { ready_at: `2026-11-18T17:${minute}:00.000Z` });
  const ready = [order(1, {}), readyAtMinute(2, 30), readyAtMinute(3, 10)];
  expect(ordersOfCounter(ready).ready.map(({ id }) => id)).toEqual([3, 2, 1]);
});

test.each<[[OrderStatus, number][], number | null]>([
  [
    [
      ['in_progress', 0],
      ['preparation', 1],
      ['packed', 2],
    ],
    2,
  ],
  // Taken back within the minute, and brought back later.
  [
    [
      ['accepted', 0],
      ['packed', 1],
      ['delivered', 20],
      ['packed', 21],
    ],
    1,
  ],
  [
    [
      ['accepted', 0],
      ['packed', 1],
      ['delivered', 20],
      ['packed', 22],
    ],
    22,
  ],
  [
    [
      ['accepted', 0],
      ['packed', 1],
      ['preparation', 2],
      ['packed', 3],
    ],
    3,
  ],
  [
    [
      ['accepted', 0],
      ['preparation', 1],
    ],
    null,
  ],
  [[], null],
])('an order whose statuses came at the minutes %j is ready since %j', (statuses, at) => {
  const moments = statuses.map(([value, minute]) => ({ value, created_at: new Date(minute * 60_000) }));
  const since = readyAt(moments);
  expect(since && since.getTime() / 60_000).toBe(at);
});
