import type { PurchaseRow } from '@/backend/purchases';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { sumLines } from '@/lib/domain/cart/bill';
import { type CouponRefusal, findCouponRefusal } from '@/lib/domain/cart/coupon';
import { slugsOf } from './branch/court';
import type { PricedLine } from './lines/priced-lines';

export function refusalOf({
  purchase,
  sold,
  at,
}: {
  purchase: PurchaseRow;
  /** Lines that are sold now. */
  sold: readonly PricedLine[];
  at: Date;
}): CouponRefusal | null {
  const { coupon, supplier } = purchase;
  if (!coupon) return null;
  if (coupon.gone) return { key: 'coupon_invalid', values: {} };
  return findCouponRefusal({
    rules: coupon.rules,
    facts: {
      usedInAll: coupon.used_in_all,
      usedByDiner: coupon.used_by_diner,
      hasOrderedBefore: coupon.has_ordered,
      branches: slugsOf({ purchase, lines: sold }),
      service: toServiceChoice(purchase),
      productsMinor: sumLines(sold),
      at,
      timezone: supplier.settings.timezone,
    },
  });
}
