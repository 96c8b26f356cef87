import fc from 'fast-check';
import { canMove, ORDER_MOVES, type OrderStatus } from '@/lib/domain/orders/order-states';
import { stepsOfStalls } from '@/lib/domain/orders/stall-steps';

test.each<[string, OrderStatus, OrderStatus[], OrderStatus[]]>([
  ['nothing before a stall begins', 'in_progress', ['in_progress', 'in_progress'], []],
  ['accepted by the first', 'in_progress', ['in_progress', 'accepted'], ['accepted']],
  ['cooked by the first', 'accepted', ['in_progress', 'preparation'], ['preparation']],
  ['not ready before all are', 'preparation', ['packed', 'preparation'], []],
  ['ready once all are', 'preparation', ['packed', 'delivered'], ['packed']],
  ['delivered once all are', 'packed', ['delivered', 'delivered'], ['delivered']],
  ['whoever rejects is not waited for', 'preparation', ['packed', 'cancelled'], ['packed']],
  [
    'through what lies between',
    'in_progress',
    ['delivered', 'cancelled'],
    ['accepted', 'preparation', 'packed', 'delivered'],
  ],
  ['cancelled when all are', 'accepted', ['cancelled', 'cancelled'], ['cancelled']],
  ['cancelled once', 'cancelled', ['cancelled', 'cancelled'], []],
  ['never back', 'preparation', ['in_progress', 'cancelled'], []],
  ['finished when all are', 'delivered', ['finished', 'cancelled'], ['finished']],
])('%s', (_what, from, stalls, steps) => {
  expect(stepsOfStalls({ from, stalls })).toEqual(steps);
});

/** Legal moves of any stall, in any order. */
const moves = fc.array(fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 9 })), { maxLength: 60 });

test('whatever the stalls do, each step is a legal move of what is fetched (guarantee/legal-moves)', () => {
  fc.assert(
    fc.property(moves, (played) => {
      const stalls: OrderStatus[] = ['in_progress', 'in_progress', 'in_progress', 'in_progress'];
      let order: OrderStatus = 'in_progress';
      for (const [place, choice] of played) {
        const from = stalls[place] ?? 'in_progress';
        const legal: readonly OrderStatus[] =
          from in ORDER_MOVES.pick_up ? ORDER_MOVES.pick_up[from as 'accepted'] : [];
        const to = legal.filter((one) => one !== 'cart')[choice % Math.max(1, legal.length)];
        if (!to) continue;
        stalls[place] = to;
        for (const step of stepsOfStalls({ from: order, stalls })) {
          expect(canMove({ route: 'pick_up', from: order, to: step })).toBe(true);
          order = step;
        }
      }
      const isOver = stalls.every((one) => one === 'cancelled' || one === 'finished');
      if (isOver) expect(['cancelled', 'finished']).toContain(order);
    }),
    { numRuns: 1_000 },
  );
});
