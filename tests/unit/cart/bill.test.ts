import fc from 'fast-check';
import { BILL_KINDS, type CouponTerms, drawBill, partOf, totalOf } from '@/lib/domain/cart/bill';
import { resolveTip, type TipChoice } from '@/lib/domain/cart/tip';
import { CURRENCY_CODES } from '@/lib/domain/money/currencies';
import { toMajor, toMinor } from '@/lib/domain/money/money';

const NO_TIP: TipChoice = { include: 'NO', percent: 10, customMinor: 0 };
const TEN: TipChoice = { include: 'YES', percent: 10, customMinor: 0 };
const lines = [
  { unitMinor: 32_900, count: 2, offMinor: 0 },
  { unitMinor: 6_900, count: 1, offMinor: 0 },
];

/** A deposit is on no cart. */
const OF_A_CART = BILL_KINDS.filter((kind) => kind !== 'deposit');

describe('the bill of a cart (rule cart/bill)', () => {
  it.each<[string, Partial<Parameters<typeof drawBill>[0]>, number[]]>([
    ['products alone', {}, [72_700, 0, 0, 0, 72_700]],
    ['delivery and tip', { deliveryMinor: 4_900, tip: TEN }, [72_700, 0, 4_900, 7_270, 84_870]],
    [
      'ten percent off, the tip after it',
      { coupon: { kind: 'percent', percent: 10 }, tip: TEN },
      [72_700, -7_270, 0, 6_543, 71_973],
    ],
    [
      'ten percent off, and no more than so much',
      { coupon: { kind: 'percent', percent: 10, maxMinor: 5_000 }, tip: TEN },
      [72_700, -5_000, 0, 6_770, 74_470],
    ],
    [
      'a most that is above all of it',
      { coupon: { kind: 'percent', percent: 100, maxMinor: 90_000 } },
      [72_700, -72_700, 0, 0, 0],
    ],
    [
      'what bundles take off is off before the coupon',
      {
        lines: [{ unitMinor: 10_000, count: 3, offMinor: 10_000 }],
        coupon: { kind: 'percent', percent: 10 },
      },
      [20_000, -2_000, 0, 0, 18_000],
    ],
    [
      'an amount never below nothing',
      { coupon: { kind: 'amount', amountMinor: 100_000 }, deliveryMinor: 4_900, tip: TEN },
      [72_700, -72_700, 4_900, 0, 4_900],
    ],
    [
      'free delivery, the tip on the products',
      { coupon: { kind: 'free_delivery' }, deliveryMinor: 4_900, tip: TEN },
      [72_700, -4_900, 4_900, 7_270, 79_970],
    ],
    ['a tip of their own', { tip: { ...TEN, customMinor: 5_000 } }, [72_700, 0, 0, 5_000, 77_700]],
    ['no tip', { tip: NO_TIP }, [72_700, 0, 0, 0, 72_700]],
  ])('%s', (_case, change, expected) => {
    const bill = drawBill({ lines, coupon: null, deliveryMinor: 0, tip: null, ...change });
    expect([...OF_A_CART.map((kind) => partOf(bill, kind)), totalOf(bill)]).toEqual(expected);
  });

  it('lists no part of nothing but the products', () => {
    expect(drawBill({ lines: [], coupon: null, deliveryMinor: 0, tip: NO_TIP })).toEqual([
      { kind: 'products', amountMinor: 0 },
    ]);
  });

  const amount = fc.integer({ min: 0, max: 5_000_000 });
  const coupon = fc.option<CouponTerms>(
    fc.oneof(
      fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({
        kind: fc.constant('percent' as const),
        percent: fc.integer({ min: 1, max: 100 }),
        maxMinor: amount,
      }),
      fc.record({ kind: fc.constant('amount' as const), amountMinor: amount }),
      fc.record({ kind: fc.constant('free_delivery' as const) }),
    ),
    { nil: null },
  );
  const tip = fc.record({
    include: fc.constantFrom('YES' as const, 'NO' as const),
    percent: fc.integer({ min: 0, max: 100 }),
    customMinor: fc.oneof(fc.constant(0), amount),
  });
  const line = fc
    .record({
      unitMinor: amount,
      count: fc.integer({ min: 1, max: 99 }),
      off: fc.integer({ min: 0, max: 100 }),
    })
    .map(({ off, ...one }) => ({ ...one, offMinor: Math.floor((one.unitMinor * one.count * off) / 100) }));
  const cart = fc.array(line, { maxLength: 30 });

  it('add up, are whole and never negative, in six currencies (guarantee/whole-money)', () => {
    fc.assert(
      fc.property(
        cart,
        coupon,
        amount,
        tip,
        fc.constantFrom(...CURRENCY_CODES),
        (some, off, deliveryMinor, choice, currency) => {
          const bill = drawBill({ lines: some, coupon: off, deliveryMinor, tip: choice });
          const totalMinor = totalOf(bill);
          const [products, coupon, delivery, tip] = BILL_KINDS.map((kind) => partOf(bill, kind));
          expect(products).toBe(some.reduce((sum, one) => sum + one.unitMinor * one.count - one.offMinor, 0));
          expect(delivery).toBe(deliveryMinor);
          expect(bill.every(({ amountMinor }) => Number.isSafeInteger(amountMinor))).toBe(true);
          expect(Math.min(totalMinor, products ?? -1, tip ?? -1, -(coupon ?? 1))).toBeGreaterThanOrEqual(0);
          // The charge is the amount shown: the wire carries it without a loss.
          expect(toMinor({ amount: toMajor({ amountMinor: totalMinor, currency }), currency })).toBe(
            totalMinor,
          );
        },
      ),
      { numRuns: 10_000 },
    );
  });

  it('never tip more than the products cost', () => {
    fc.assert(
      fc.property(tip, amount, (choice, baseMinor) => {
        const tipMinor = resolveTip({ tip: choice, baseMinor });
        expect(tipMinor === null || (tipMinor >= 0 && tipMinor <= baseMinor)).toBe(true);
      }),
    );
  });
});
