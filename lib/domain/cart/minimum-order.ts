import type { Country } from '@/lib/domain/tenant/countries';

/** The least order of a country in minor units; 0 where it has none (rule cart/minimum-order). */
export function minimumOrderOf(country: Country): number {
  if (country === 'CO') return 10_000;
  if (country === 'MX') return 50 * 100;
  return 0;
}

/** The highest minimum of instance, branch and zone (rule cart/minimum-order). Minor units. */
export function resolveMinimumOrder({
  country,
  branchMinor,
  zoneMinor,
}: {
  country: Country;
  branchMinor: number | null;
  zoneMinor: number | null;
}): number {
  return Math.max(minimumOrderOf(country), branchMinor ?? 0, zoneMinor ?? 0);
}

/** The missing amount in minor units; 0 once the products reach the minimum (rule cart/minimum-order). */
export function missingToMinimum({
  productsMinor,
  minimumMinor,
}: {
  productsMinor: number;
  minimumMinor: number;
}): number {
  return Math.max(0, minimumMinor - productsMinor);
}
