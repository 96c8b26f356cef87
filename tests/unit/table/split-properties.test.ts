import fc from 'fast-check';
import type { Share, ShareWish } from '@/lib/domain/table/split';
import { unitsOf } from '@/lib/domain/table/split-parts';
import { ANA, billOf, equal, line, lines, mine, type PlainLine, takeAll } from './take-shares';

describe('shares of any bill, in any order (rule table/split)', () => {
  const people = fc.integer({ min: 1, max: 20 });
  const someLine = fc.record({
    amountMinor: fc.oneof(fc.nat(300), fc.nat(900_000)),
    memberId: fc.option(fc.integer({ min: 1, max: 4 })),
    forAll: fc.boolean(),
  });
  const someLines = fc
    .array(someLine, { minLength: 1, maxLength: 8 })
    .map((list) => list.map((one, id): PlainLine => ({ id, ...one })));
  const wish: fc.Arbitrary<ShareWish> = fc.oneof(
    fc.record({ kind: fc.constant('equal' as const), of: people }),
    fc.constant(mine),
    fc.record({ kind: fc.constant('amount' as const), amountMinor: fc.nat(900_000) }),
    fc.record({
      kind: fc.constant('lines' as const),
      lines: fc.array(
        fc.record({
          lineId: fc.nat(8),
          part: people.chain((of) =>
            fc.record({ of: fc.constant(of), count: fc.integer({ min: 1, max: of }) }),
          ),
        }),
        { maxLength: 4 },
      ),
    }),
  );
  const wishes = fc.array(fc.tuple(fc.integer({ min: 1, max: 4 }), wish), { maxLength: 30 });

  it('never come to more than the bill, nor take more of a line than there is', () => {
    fc.assert(
      fc.property(someLines, people, wishes, (own, sharers, list) => {
        const bill = billOf({ lines: own, sharers });
        const { shares, leftMinor, taken } = takeAll(bill, list);
        const held = shares.filter((share): share is Share => share !== null);
        expect(held.every(({ amountMinor }) => amountMinor > 0)).toBe(true);
        expect(leftMinor).toBeGreaterThanOrEqual(0);
        for (const { id, amountMinor } of own) {
          const parts = taken.filter(({ lineId }) => lineId === id);
          const units = parts.reduce((sum, part) => sum + part.units, 0);
          expect(units).toBeLessThanOrEqual(unitsOf({ of: 1, count: 1 }));
          const cost = parts.reduce((sum, part) => sum + part.amountMinor, 0);
          expect(cost).toBeLessThanOrEqual(amountMinor);
          if (units === unitsOf({ of: 1, count: 1 })) expect(cost).toBe(amountMinor);
        }
        // Somebody can always pay the rest.
        expect(takeAll(bill, [...list, [1, equal(1)]]).leftMinor).toBe(0);
      }),
    );
  });

  it('equal parts come to the bill, and differ by the rounding alone', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), people, (totalMinor, of) => {
        const bill = billOf({ lines: [line(1, totalMinor, ANA)], sharers: of });
        const list = Array.from({ length: of }, (_, payer): [number, ShareWish] => [payer, equal(of)]);
        const { amounts, leftMinor } = takeAll(bill, list);
        expect(leftMinor).toBe(0);
        if (totalMinor < of * of) return;
        for (const paid of amounts) expect((paid ?? 0) - Math.floor(totalMinor / of)).toBeLessThan(of);
      }),
    );
  });

  it('everybody’s own part comes to the bill', () => {
    fc.assert(
      fc.property(someLines, (own) => {
        const all = [1, 2, 3, 4].map((payer): [number, ShareWish] => [payer, mine]);
        // A minor unit for each: whose part is less has nothing to pay.
        const lines = own.map((one) => ({ ...one, amountMinor: one.amountMinor + 4 }));
        expect(takeAll(billOf({ lines, sharers: 4 }), all).leftMinor).toBe(0);
      }),
    );
  });

  it('everybody’s own part comes to the bill after somebody else has paid a part of a line', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_000, max: 900_000 }), people, people, (amountMinor, of, sharers) => {
        const bill = billOf({ lines: [line(1, amountMinor, null)], sharers });
        const stranger: [number, ShareWish] = [99, lines([1, of])];
        const all = Array.from({ length: sharers }, (_, payer): [number, ShareWish] => [payer + 1, mine]);
        expect(takeAll(bill, [stranger, ...all]).leftMinor).toBe(0);
      }),
    );
  });

  it('leaves less than a minor unit a head to who pays an amount', () => {
    fc.assert(
      fc.property(someLines, (own) => {
        const all = [1, 2, 3, 4].map((payer): [number, ShareWish] => [payer, mine]);
        const { leftMinor } = takeAll(billOf({ lines: own, sharers: 4 }), all);
        expect(leftMinor).toBeLessThan(4 * own.length);
      }),
    );
  });
});
