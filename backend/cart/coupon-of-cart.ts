import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { sumLines } from '@/lib/domain/cart/bill';
import { type CouponRefusal, type CouponRules, findCouponRefusal } from '@/lib/domain/cart/coupon';
import { slugsOf } from './court';
import type { PricedLine } from './priced-lines';
import type { PurchaseRow } from './purchase-rows';

export type PurchaseCoupon = {
  id: number;
  code: string;
  rules: CouponRules;
  gone: boolean;
  used_in_all: number;
  used_by_diner: number;
  has_ordered: boolean;
};

/** SQL for the coupon of purchase `c` as JSON or null; its own uses do not count against it. */
export const PURCHASE_COUPON = `
  (select jsonb_build_object('id', k.id, 'code', k.code, 'rules', k.rules, 'gone', k.removed_at is not null,
     'used_in_all', k.used - (select count(*) from coupon_uses u
       where u.instance_id = c.instance_id and u.purchase_id = c.id and u.coupon_id = k.id),
     'used_by_diner', (select count(*) from coupon_uses u where u.instance_id = c.instance_id
       and u.coupon_id = k.id and u.profile_id = c.profile_id and u.purchase_id <> c.id),
     'has_ordered', exists (select 1 from purchases o where o.instance_id = c.instance_id
       and o.profile_id = c.profile_id and o.id <> c.id and o.service <> 'book'
       and o.status not in ('cart', 'cancelled')))
   from coupons k where k.instance_id = c.instance_id and k.id = c.coupon_id) as coupon`;

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
