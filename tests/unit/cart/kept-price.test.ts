import fc from 'fast-check';
import { type KeptPrice, keepPrice, withKeptPrice } from '@/lib/domain/cart/kept-price';
import { discountBundles } from '@/lib/domain/menu/bundles';
import { lineTotal, type PiecePrice } from '@/lib/domain/menu/price-lines';

const START = new Date('2026-11-18T17:00:00Z');
const minute = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const SOLD = { offerId: 7, service: 'delivery' } as const;
const TAKE_AWAY = { offerId: 7, service: 'take_away' } as const;
const KEPT: KeptPrice = { ...SOLD, unitMinor: 1_000, beforeMinor: 1_100, at: START.toISOString() };
const price = (unitMinor: number): PiecePrice => ({
  unitMinor,
  ownMinor: unitMinor,
  beforeMinor: unitMinor,
  bundle: null,
});

type Piece = { own: number; options: number };

/** The total of pieces at today's price, or at a kept one, in a bundle of two for one with a piece of another dish. */
function totalOf({
  now,
  before,
  count,
  other,
}: {
  now: Piece;
  before: Piece | null;
  count: number;
  other: Piece | null;
}): number {
  const inBundle = ({ own, options }: Piece): PiecePrice => ({
    ...price(own + options),
    ownMinor: own,
    bundle: { take: 2, pay: 1, key: 'a', ownMinor: own },
  });
  const unitMinor = before && before.own + before.options;
  const kept = before && unitMinor !== null ? { ...KEPT, unitMinor, ownMinor: before.own } : null;
  const paid = withKeptPrice({ price: inBundle(now), kept, sold: SOLD, now: minute(1) });
  const lines = [{ ...paid, count }, ...(other ? [{ ...inBundle(other), count: 1 }] : [])];
  const found = discountBundles(lines);
  return lines.reduce((sum, line, at) => sum + lineTotal({ ...line, offMinor: found[at]?.offMinor ?? 0 }), 0);
}

describe('the price of a line (rule cart/kept-price)', () => {
  test.each([
    ['the kept one while it lasts', 1_200, 14, SOLD, 1_000],
    ['today’s once it is over', 1_200, 15, SOLD, 1_200],
    ['today’s where that is lower', 800, 5, SOLD, 800],
    ['today’s of another offer', 1_200, 5, { ...SOLD, offerId: 8 }, 1_200],
    ['today’s for another service', 1_200, 5, TAKE_AWAY, 1_200],
  ])('is %s', (_which, today, minutes, sold, expected) => {
    const found = withKeptPrice({ price: price(today), kept: KEPT, sold, now: minute(minutes) });
    expect(found.unitMinor).toBe(expected);
    expect(found.keptUntil).toEqual(expected === 1_000 ? minute(15) : null);
  });

  test('is today’s where nothing was kept', () => {
    const found = withKeptPrice({ price: price(1_200), kept: null, sold: SOLD, now: START });
    expect(found).toEqual({ ...price(1_200), keptUntil: null, keptFor: null });
  });

  test.each([
    ['another service, while that would last', 1_200, 14, TAKE_AWAY, 'delivery'],
    ['another service, once it would be over', 1_200, 15, TAKE_AWAY, null],
    ['another service, where today’s is no higher', 1_000, 5, TAKE_AWAY, null],
    ['another offer', 1_200, 5, { ...TAKE_AWAY, offerId: 8 }, null],
    ['this service', 1_200, 5, SOLD, null],
  ])('says for which service it was kept, of %s', (_which, today, minutes, sold, expected) => {
    const found = withKeptPrice({ price: price(today), kept: KEPT, sold, now: minute(minutes) });
    expect(found.keptFor).toBe(expected);
  });

  test('is never above today’s nor, while it lasts, above the kept one', () => {
    const minor = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(minor, minor, fc.integer({ min: 0, max: 40 }), (today, unitMinor, minutes) => {
        const { unitMinor: found } = withKeptPrice({
          price: price(today),
          kept: { ...KEPT, unitMinor },
          sold: SOLD,
          now: minute(minutes),
        });
        expect(found).toBe(minutes < 15 ? Math.min(today, unitMinor) : today);
      }),
    );
  });

  test.each([
    ['the options went up', { own: 10_000, options: 2_000 }, { own: 10_000, options: 1_000 }, 12_000],
    ['the dish went up', { own: 11_000, options: 1_000 }, { own: 10_000, options: 1_000 }, 12_000],
    [
      'the dish went up, its options down',
      { own: 11_000, options: 1_000 },
      { own: 8_000, options: 3_000 },
      12_000,
    ],
  ])('with two for one costs no more than at either price where %s', (_which, now, before, expected) => {
    expect(totalOf({ now, before, count: 2, other: null })).toBe(expected);
  });

  test('in a bundle with others costs no more than at either price', () => {
    const minor = fc.integer({ min: 0, max: 1_000_000 });
    const piece = fc.record({ own: minor, options: minor });
    const more = fc.record({ count: fc.integer({ min: 1, max: 9 }), other: fc.option(piece) });
    fc.assert(
      fc.property(piece, piece, more, (now, before, rest) => {
        const paid = totalOf({ now, before, ...rest });
        expect(paid).toBeLessThanOrEqual(totalOf({ now, before: null, ...rest }));
        if (before.own + before.options < now.own + now.options)
          expect(paid).toBeLessThanOrEqual(totalOf({ now: before, before: null, ...rest }));
      }),
    );
  });

  test('costs something with a bundle too: never less than nothing', () => {
    const minor = fc.integer({ min: 0, max: 1_000_000 });
    const counts = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(minor, minor, minor, counts, (listMinor, optionsMinor, unitMinor, count) => {
        const bundle = { take: 2, pay: 1, key: 'a', ownMinor: listMinor };
        const today = { ...price(listMinor + optionsMinor), bundle };
        const kept = { ...KEPT, unitMinor };
        const line = { count, ...withKeptPrice({ price: today, kept, sold: SOLD, now: minute(1) }) };
        const [{ offMinor } = { offMinor: 0 }] = discountBundles([line]);
        expect(lineTotal({ ...line, offMinor })).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

test('however often more is put in, what is paid was today’s price within the last fifteen minutes', () => {
  const step = fc.record({
    after: fc.integer({ min: 0, max: 20 }),
    unitMinor: fc.integer({ min: 0, max: 9 }),
  });
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 20 }), (steps) => {
      const past: { minutes: number; unitMinor: number }[] = [];
      let kept: KeptPrice | null = null;
      let minutes = 0;
      for (const { after, unitMinor } of steps) {
        minutes += after;
        past.push({ minutes, unitMinor });
        const now = minute(minutes);
        kept = keepPrice({ kept: [kept], today: { ...SOLD, unitMinor, beforeMinor: unitMinor }, now });
        const paid = withKeptPrice({ price: price(unitMinor), kept, sold: SOLD, now }).unitMinor;
        const recent = past.filter((one) => minutes - one.minutes < 15).map((one) => one.unitMinor);
        expect(recent).toContain(paid);
      }
    }),
  );
});

test('what a promotion takes off a kept price is what it took off then (rule cart/kept-price)', () => {
  const found = withKeptPrice({ price: price(1_200), kept: KEPT, sold: SOLD, now: minute(1) });
  expect(found.beforeMinor).toBe(1_100);
});

const SECOND = { ...KEPT, unitMinor: 900, at: minute(3).toISOString() };
test.each([
  ['begins with today’s', [null], 1_200, 0, [1_200, minute(0)]],
  ['stays the first while it lasts', [KEPT], 1_200, 14, [1_000, minute(0)]],
  ['begins anew where today’s is lower', [KEPT], 600, 5, [600, minute(5)]],
  ['begins anew when that is over', [KEPT], 1_200, 15, [1_200, minute(15)]],
  [
    'begins anew for another service',
    [{ ...KEPT, service: 'take_away' as const }],
    1_200,
    5,
    [1_200, minute(5)],
  ],
  ['is the lower one of two lines that become one', [KEPT, SECOND], 1_200, 5, [900, minute(3)]],
  ['is the one of two that lasts', [KEPT, SECOND], 1_200, 16, [900, minute(3)]],
] as const)(
  'what a line keeps %s (rule cart/kept-price)',
  (_what, kept, unitMinor, minutes, [expected, at]) => {
    const today = { ...SOLD, unitMinor, beforeMinor: 1_100 };
    const found = keepPrice({ kept, today, now: minute(minutes) });
    expect(found).toEqual({ ...SOLD, unitMinor: expected, beforeMinor: 1_100, at: at.toISOString() });
  },
);
