import { toOnTableClass } from '@/lib/domain/branches/capabilities';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { percentOf } from '@/lib/domain/money/rounding';
import type { Country } from '@/lib/domain/tenant/countries';

/** `customMinor` above 0 replaces the percentage (rule cart/tip). Minor units. */
export type TipChoice = { include: 'YES' | 'NO'; percent: number; customMinor: number };

/** The suggested tip (rule cart/tip). */
export const SUGGESTED_TIP: TipChoice = { include: 'YES', percent: 10, customMinor: 0 };

/** What stands where nobody is asked. */
export const NO_TIP: TipChoice = { ...SUGGESTED_TIP, include: 'NO' };

/** Countries where no tip is asked for what is fetched at a counter. */
const COUNTERS_WITHOUT_TIP: readonly Country[] = ['CL'];

/**
 * Whether a diner is asked for a tip (rule cart/tip); `noTip` are the services that the tenant asks none for. A
 * counter's orders carry the service of the table (rule table/grab-and-go), so there the two words mean the same.
 */
export function asksTip({
  country,
  noTip,
  service,
  onTableClass,
}: {
  country: Country;
  noTip: readonly ServiceChoice[];
  service: ServiceChoice;
  onTableClass: string | null;
}): boolean {
  const isCounter =
    service === 'grab_and_go' ||
    (service === 'on_table' && toOnTableClass(onTableClass) === 'checkout_plazoleta');
  if (!isCounter) return !noTip.includes(service);
  if (COUNTERS_WITHOUT_TIP.includes(country)) return false;
  return !noTip.includes('on_table') && !noTip.includes('grab_and_go');
}

/**
 * The tip of a bill in minor units, on products after the coupon and before delivery (rule cart/tip); null
 * when it is more than the whole base or less than nothing, which nobody means.
 */
export function resolveTip({ tip, baseMinor }: { tip: TipChoice; baseMinor: number }): number | null {
  if (tip.include === 'NO') return 0;
  if (!Number.isFinite(tip.percent) || tip.percent < 0 || tip.percent > 100) return null;
  const tipMinor =
    tip.customMinor > 0 ? tip.customMinor : percentOf({ amountMinor: baseMinor, percent: tip.percent });
  return Number.isSafeInteger(tipMinor) && tipMinor >= 0 && tipMinor <= baseMinor ? tipMinor : null;
}
