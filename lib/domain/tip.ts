import { percentOf } from './rounding';

/** Spec section 3: `custom` above 0 overrides the percentage (decision 50). Minor units. */
export type TipChoice = { include: 'YES' | 'NO'; percent: number; customMinor: number };

/** What a diner is asked with: 10 percent, suggested (spec section 9). */
export const SUGGESTED_TIP: TipChoice = { include: 'YES', percent: 10, customMinor: 0 };

/**
 * The tip of a bill in minor units, on products after the coupon and before delivery (decision 50); null
 * when it is more than the whole base or less than nothing, which nobody means.
 */
export function resolveTip({ tip, baseMinor }: { tip: TipChoice; baseMinor: number }): number | null {
  if (tip.include === 'NO') return 0;
  if (!Number.isFinite(tip.percent) || tip.percent < 0 || tip.percent > 100) return null;
  const tipMinor =
    tip.customMinor > 0 ? tip.customMinor : percentOf({ amountMinor: baseMinor, percent: tip.percent });
  return Number.isSafeInteger(tipMinor) && tipMinor >= 0 && tipMinor <= baseMinor ? tipMinor : null;
}
