import type { Country } from './countries';

/** The instance's minimum order in minor units: 10000 in Colombia, 50 in Mexico, none elsewhere (spec section 9). */
export function minimumOrderOf(country: Country): number {
  if (country === 'CO') return 10_000;
  if (country === 'MX') return 50 * 100;
  return 0;
}
