import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import { type Problem, type ShopPlace, say } from '@/lib/domain/shop/problem';
import { localMoment } from '@/lib/domain/time/local-moment';

const FILE = 'coupons.csv';
const WHOLE = 100;

/** Coupons that make an order free, and those that are over. @param now an instant; a day is that of the first branch */
export function warnOfCoupons({
  coupons,
  branches,
  now,
}: Pick<TenantBundle, 'coupons' | 'branches'> & { now: Date }): Problem[] {
  const timezone = branches[0]?.timezone ?? 'UTC';
  const { date: today } = localMoment({ at: now, timezone });
  return coupons.flatMap(({ code, terms, until }) => {
    const of = (field: string): ShopPlace => ({ kind: 'coupon', key: code, field: [field] });
    return [
      ...(terms.kind === 'percent' && terms.percent === WHOLE && terms.maxMinor === undefined
        ? [{ place: { file: FILE, of: of('max') }, ...say('coupon_all', { code }) }]
        : []),
      ...(until !== null && until < today
        ? [{ place: { file: FILE, of: of('until') }, ...say('coupon_over', { code, until }) }]
        : []),
    ];
  });
}
