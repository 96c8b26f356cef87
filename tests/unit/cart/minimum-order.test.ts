import fc from 'fast-check';
import { minimumOrderOf, missingToMinimum, resolveMinimumOrder } from '@/lib/domain/cart/minimum-order';
import { COUNTRIES } from '@/lib/domain/tenant/countries';

test.each([
  ['CO', null, null, 10_000],
  ['CO', 25_000, null, 25_000],
  ['CO', 5_000, 8_000, 10_000],
  ['CO', 25_000, 30_000, 30_000],
  ['MX', null, 0, 5_000],
  ['PE', null, null, 0],
  ['CL', 7_000, null, 7_000],
] as const)(
  '%s, branch %s, zone %s → %d (rule cart/minimum-order)',
  (country, branchMinor, zoneMinor, minimum) => {
    expect(resolveMinimumOrder({ country, branchMinor, zoneMinor })).toBe(minimum);
  },
);

test.each([
  [9_999, 10_000, 1],
  [10_000, 10_000, 0],
  [10_001, 10_000, 0],
  [0, 0, 0],
])('%d of %d misses %d (rule cart/minimum-order)', (productsMinor, minimumMinor, missing) => {
  expect(missingToMinimum({ productsMinor, minimumMinor })).toBe(missing);
});

test('no branch and no zone lowers what the instance asks', () => {
  fc.assert(
    fc.property(fc.constantFrom(...COUNTRIES), fc.nat(), fc.nat(), (country, branchMinor, zoneMinor) => {
      const minimum = resolveMinimumOrder({ country, branchMinor, zoneMinor });
      return minimum >= minimumOrderOf(country) && minimum >= branchMinor && minimum >= zoneMinor;
    }),
  );
});
