import { toOnTableClass } from '@/lib/domain/branches/capabilities';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { percentOf } from '@/lib/domain/money/rounding';
import type { Country } from '@/lib/domain/tenant/countries';
import type { EstablishmentKind } from '@/lib/domain/tenant/establishments';

/** `customMinor` above 0 replaces the percentage (rule cart/tip). Minor units. */
export type TipChoice = { include: 'YES' | 'NO'; percent: number; customMinor: number };

/** The suggested tip (rule cart/tip). */
export const SUGGESTED_TIP: TipChoice = { include: 'YES', percent: 10, customMinor: 0 };

export const NO_TIP: TipChoice = { ...SUGGESTED_TIP, include: 'NO' };

/** A shop packs its goods and serves nobody: it asks for none unless it says so (rule cart/tip). */
export const usualNoTip = (kind: EstablishmentKind): ServiceChoice[] =>
  kind === 'store' ? ['delivery', 'schedule', 'take_away', 'grab_and_go'] : [];

/** Offered as answers: Colombia lets nobody suggest above ten, Chile nobody below it (rule cart/tip). */
export const TIP_PERCENTS: Readonly<Record<Country, readonly number[]>> = {
  CO: [10],
  PE: [5, 10],
  CL: [10],
  MX: [10, 15, 20],
  PA: [10],
  SV: [10],
  BR: [10],
  US: [10],
};

/** No tip is asked at counters here. */
const COUNTERS_WITHOUT_TIP: readonly Country[] = ['CL'];

/** Counter orders carry the table's service (rule table/grab-and-go), so `noTip` matches both (rule cart/tip). */
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

/** The tip in minor units (rule cart/tip); null if negative or above its base. */
export function resolveTip({ tip, baseMinor }: { tip: TipChoice; baseMinor: number }): number | null {
  if (tip.include === 'NO') return 0;
  if (!Number.isFinite(tip.percent) || tip.percent < 0 || tip.percent > 100) return null;
  const tipMinor =
    tip.customMinor > 0 ? tip.customMinor : percentOf({ amountMinor: baseMinor, percent: tip.percent });
  return Number.isSafeInteger(tipMinor) && tipMinor >= 0 && tipMinor <= baseMinor ? tipMinor : null;
}
