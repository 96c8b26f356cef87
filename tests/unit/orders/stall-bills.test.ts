import fc from 'fast-check';
import { type Bill, drawBill, partOf, totalOf } from '@/lib/domain/cart/bill';
import { splitBill } from '@/lib/domain/orders/stall-bills';

const NO_TIP = { include: 'NO', percent: 0, customMinor: 0 } as const;

test('a stall gets its own products, and of coupon and tip what its products are of all', () => {
  const bill: Bill = [
    { kind: 'products', amountMinor: 4_000 },
    { kind: 'coupon', amountMinor: -400 },
    { kind: 'tip', amountMinor: 361 },
  ];
  expect(splitBill({ bill, productsMinor: [3_000, 1_000] })).toEqual([
    [
      { kind: 'products', amountMinor: 3_000 },
      { kind: 'coupon', amountMinor: -300 },
      { kind: 'tip', amountMinor: 271 },
    ],
    [
      { kind: 'products', amountMinor: 1_000 },
      { kind: 'coupon', amountMinor: -100 },
      { kind: 'tip', amountMinor: 90 },
    ],
  ]);
});

test('a part of 0 is left out, but for the products', () => {
  const bill: Bill = [{ kind: 'products', amountMinor: 500 }];
  expect(splitBill({ bill, productsMinor: [500, 0] })).toEqual([
    [{ kind: 'products', amountMinor: 500 }],
    [{ kind: 'products', amountMinor: 0 }],
  ]);
});

const lines = fc.array(fc.integer({ min: 0, max: 50_000_000 }), { minLength: 2, maxLength: 6 });
const coupon = fc.oneof(
  fc.constant(null),
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ kind: fc.constant('amount' as const), amountMinor: fc.integer({ min: 1, max: 10 ** 9 }) }),
);
const tip = fc.oneof(
  fc.constant(NO_TIP),
  fc.record({
    include: fc.constant('YES' as const),
    percent: fc.integer({ min: 0, max: 30 }),
    customMinor: fc.constant(0),
  }),
);

test('whatever is bought, the stalls sum up to the bill kind by kind, and none is paid less than nothing', () => {
  fc.assert(
    fc.property(lines, coupon, tip, (productsMinor, terms, choice) => {
      const sold = productsMinor.map((unitMinor) => ({ unitMinor, count: 1, offMinor: 0 }));
      const bill = drawBill({ lines: sold, coupon: terms, deliveryMinor: 0, tip: choice });
      const bills = splitBill({ bill, productsMinor });
      for (const kind of ['products', 'coupon', 'delivery', 'tip'] as const)
        expect(bills.reduce((sum, one) => sum + partOf(one, kind), 0)).toBe(partOf(bill, kind));
      for (const [place, one] of bills.entries()) {
        expect(partOf(one, 'products')).toBe(productsMinor[place]);
        expect(totalOf(one)).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 1_000 },
  );
});
