import type { Country } from '@/lib/domain/tenant/countries';

/**
 * The instance's minimum order in minor units: 10000 in Colombia, 50 in Mexico, none elsewhere
 * (rule cart/minimum-order).
 */
export function minimumOrderOf(country: Country): number {
  if (country === 'CO') return 10_000;
  if (country === 'MX') return 50 * 100;
  return 0;
}

/**
 * The minimum that holds for an order: the highest of instance, branch and zone (rule cart/minimum-order). Minor units.
 */
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

/** What is missing to the minimum, in minor units; 0 for an equal subtotal (rule cart/minimum-order). */
export function missingToMinimum({
  subtotalMinor,
  minimumMinor,
}: {
  subtotalMinor: number;
  minimumMinor: number;
}): number {
  return Math.max(0, minimumMinor - subtotalMinor);
}
