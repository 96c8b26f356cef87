import fc from 'fast-check';
import { discountBundles } from '@/lib/domain/menu/bundles';
import { mostOff } from '@/tests/support/prices/slow-prices';

const line = (ownMinor: number, count: number, bundle = { take: 2, pay: 1 }, key = 'cervezas') => ({
  count,
  bundle: { ...bundle, key, ownMinor },
});
const off = (...lines: Parameters<typeof discountBundles>[0][number][]) =>
  discountBundles(lines).map(({ offMinor }) => offMinor);
const missing = (...lines: Parameters<typeof discountBundles>[0][number][]) =>
  discountBundles(lines).map((one) => one.missing);
const THREE_FOR_TWO = { take: 3, pay: 2 };

describe('bundles (rule menu/bundles)', () => {
  it.each([
    ['one piece alone', [line(1_000, 1)], [0]],
    ['two', [line(1_000, 2)], [1_000]],
    ['three: one is left over', [line(1_000, 3)], [1_000]],
    ['four', [line(1_000, 4)], [2_000]],
    ['the pieces of two lines, each its half', [line(1_000, 1), line(1_000, 1)], [500, 500]],
    ['an odd amount: the rest goes to the first', [line(1_001, 1), line(1_001, 1)], [501, 500]],
    ['three for two over three lines', [1, 2, 3].map(() => line(1_000, 1, THREE_FOR_TWO)), [334, 333, 333]],
    ['the cheaper one is free, by prices', [line(3_000, 1), line(1_000, 1)], [750, 250]],
    ['dear ones are bundled with dear ones', [line(1_000, 2), line(100, 2)], [1_000, 100]],
    ['other products', [line(1_000, 1), line(1_000, 1, undefined, 'jugos')], [0, 0]],
    ['what costs nothing', [line(0, 4)], [0]],
  ])('%s', (_case, lines, expected) => {
    expect(off(...lines)).toEqual(expected);
  });

  it('leaves lines without one alone', () => {
    expect(off({ count: 4, bundle: null }, line(1_000, 2))).toEqual([0, 1_000]);
  });

  it('says on the last line what is missing of a bundle that was begun', () => {
    expect(missing(line(1_000, 1, THREE_FOR_TWO))).toEqual([2]);
    expect(missing(line(1_000, 1, THREE_FOR_TWO), line(900, 1, THREE_FOR_TWO))).toEqual([0, 1]);
    expect(missing(line(1_000, 3, THREE_FOR_TWO))).toEqual([0]);
    expect(missing(line(1_000, 4, THREE_FOR_TWO))).toEqual([2]);
  });

  it('takes off as much as any other way to bundle would', () => {
    const sizes = fc.constantFrom({ take: 2, pay: 1 }, THREE_FOR_TWO, { take: 3, pay: 1 });
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 6 }), sizes, (prices, size) => {
        const taken = off(...prices.map((price) => line(price, 1, size)));
        expect(taken.reduce((sum, one) => sum + one, 0)).toBe(mostOff({ prices, ...size }));
      }),
    );
  });

  it('never takes a line below nothing, and no more pieces than a full cart holds make it slow', () => {
    const lines = Array.from({ length: 100 }, (_, at) => line(at * 7, 99, THREE_FOR_TWO));
    const found = off(...lines);
    expect(found.every((one, at) => one >= 0 && one <= at * 7 * 99)).toBe(true);
  });
});
