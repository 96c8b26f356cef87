import { type Weekday, weekdayOf } from '@/lib/domain/branches/opening-hours';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { toNumberText } from '@/lib/domain/text/number-text';
import { localMoment } from '@/lib/domain/time/local-moment';
import type { CouponTerms } from './bill';

/** Unknown, deleted and out-of-season coupons get the same answer (guarantee/coupon-guessing). */
export const COUPON_REFUSALS = [
  'coupon_invalid',
  'coupon_used',
  'coupon_first_order',
  'coupon_branch',
  'coupon_service',
  'coupon_day',
  'coupon_minimum',
] as const;
type CouponRefusalKey = (typeof COUPON_REFUSALS)[number];

/** Names ending in `Minor` hold minor units. */
export type CouponRefusal = { key: CouponRefusalKey; values: Record<string, number> };

/** Null and an empty list set no bound. */
export type CouponRules = {
  terms: CouponTerms;
  from: string | null;
  until: string | null;
  weekdays: readonly Weekday[];
  limit: number | null;
  perProfile: number;
  firstOrder: boolean;
  branches: readonly string[];
  services: readonly ServiceChoice[];
  minimumMinor: number;
};

/** The order that a coupon is for, and how often it was used. */
export type CouponFacts = {
  usedInAll: number;
  usedByDiner: number;
  hasOrderedBefore: boolean;
  /** Slugs; several are the stalls of a court. */
  branches: readonly string[];
  service: ServiceChoice;
  /** After promotions, before the coupon. */
  productsMinor: number;
  at: Date;
  timezone: string;
};

const CODE = /^[a-z0-9]{4,40}$/;
const WRITTEN = /^[a-z0-9-]{4,40}$/;

/** Its letters and digits; null if it cannot be a code (rule cart/coupon, rule people/numbers). */
export function toCouponCode(text: string): string | null {
  const code = toNumberText(text).toLowerCase();
  return CODE.test(code) ? code : null;
}

/** Whether a tenant may name a coupon so: hyphens alone are marks that people read and type alike. */
export const isCouponName = (name: string): boolean => WRITTEN.test(name) && toCouponCode(name) !== null;

const refuse = (key: CouponRefusalKey, values: CouponRefusal['values'] = {}): CouponRefusal => ({
  key,
  values,
});

/** Whether a free delivery can apply. */
export const isDelivered = (service: ServiceChoice): boolean =>
  service === 'delivery' || service === 'schedule';

/** Checks in the branch's days (rule cart/coupon); null when the coupon holds. */
export function findCouponRefusal({
  rules,
  facts,
}: {
  rules: CouponRules;
  facts: CouponFacts;
}): CouponRefusal | null {
  const { terms, from, until, weekdays, limit, branches, services, minimumMinor } = rules;
  const { date } = localMoment({ at: facts.at, timezone: facts.timezone });
  if ((from !== null && date < from) || (until !== null && date > until)) return refuse('coupon_invalid');
  const isUsedUp = limit !== null && facts.usedInAll >= limit;
  if (isUsedUp || facts.usedByDiner >= rules.perProfile) return refuse('coupon_used');
  if (rules.firstOrder && facts.hasOrderedBefore) return refuse('coupon_first_order');
  const isElsewhere = facts.branches.some((branch) => !branches.includes(branch));
  if (branches.length > 0 && isElsewhere) return refuse('coupon_branch');
  const fitsService = services.length === 0 || services.includes(facts.service);
  if (!fitsService || (terms.kind === 'free_delivery' && !isDelivered(facts.service))) {
    return refuse('coupon_service');
  }
  if (weekdays.length > 0 && !weekdays.includes(weekdayOf(date))) return refuse('coupon_day');
  if (facts.productsMinor < minimumMinor) {
    return refuse('coupon_minimum', { minimumMinor, missingMinor: minimumMinor - facts.productsMinor });
  }
  return null;
}
