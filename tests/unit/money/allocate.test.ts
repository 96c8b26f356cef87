import fc from 'fast-check';
import { allocate } from '@/lib/domain/money/allocate';

test.each([
  ['by weight', 1_000, [3, 1], [750, 250]],
  ['the rest to the largest remainder', 100, [1, 1, 1], [34, 33, 33]],
  ['of equal remainders to the first', 1, [5, 5], [1, 0]],
  ['nothing to what weighs nothing', 100, [0, 7], [0, 100]],
  ['evenly where nothing weighs', 5, [0, 0], [3, 2]],
  ['what is taken off', -100, [1, 2], [-33, -67]],
  ['nothing at all', 0, [1, 2], [0, 0]],
])('%s', (_what, amountMinor, weights, parts) => {
  expect(allocate({ amountMinor, weights })).toEqual(parts);
});

const weights = fc.array(fc.integer({ min: 0, max: 10 ** 12 }), { minLength: 1, maxLength: 12 });
const amount = fc.integer({ min: -(10 ** 13), max: 10 ** 13 });

test('the parts sum up to the amount, each within a unit of its exact part', () => {
  fc.assert(
    fc.property(amount, weights, (amountMinor, list) => {
      const parts = allocate({ amountMinor, weights: list });
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amountMinor);
      const all = list.reduce((sum, one) => sum + one, 0);
      for (const [place, part] of parts.entries()) {
        expect(part === 0 || Math.sign(part) === Math.sign(amountMinor)).toBe(true);
        const exact = all === 0 ? amountMinor / list.length : (amountMinor * (list[place] ?? 0)) / all;
        expect(Math.abs(part - exact)).toBeLessThan(1.01);
      }
    }),
    { numRuns: 1_000 },
  );
});
