import type { PurchaseRow } from '@/backend/cart';
import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';

/**
 * Guarded (guarantee/coupon-limit); locked after the stock, so nobody deadlocks. The slot is a statement of its own,
 * which sees what others took while the update waited. @throws coupon_used, coupon_first_order
 */
export async function takeCoupon({
  sql,
  ctx,
  purchase,
}: {
  sql: Sql;
  ctx: Context;
  purchase: PurchaseRow;
}): Promise<void> {
  const { coupon } = purchase;
  if (!coupon) return;
  const own = [ctx.instance.id, coupon.id];
  const take = sql(
    `with taken as (
       update coupons set used = used + 1 where instance_id = $1 and id = $2 and removed_at is null
         and (usage_limit is null or used < usage_limit) returning 1)
     select refuse('coupon_used') where not exists (select from taken)`,
    own,
  );
  const keep = sql(
    `with kept as (
       insert into coupon_uses (instance_id, purchase_id, coupon_id, profile_id, slot, first_order, created_at)
       select k.instance_id, $3, k.id, $4, slot, k.first_order, $5
       from coupons k, generate_series(1, k.per_profile) slot
       where k.instance_id = $1 and k.id = $2 and not exists (select 1 from coupon_uses u
         where u.instance_id = $1 and u.coupon_id = k.id and u.profile_id = $4 and u.slot = slot)
       order by slot limit 1 on conflict do nothing returning 1)
     select refuse($6) where not exists (select from kept)`,
    [
      ...own,
      purchase.id,
      purchase.profile_id,
      ctx.now,
      coupon.rules.firstOrder ? 'coupon_first_order' : 'coupon_used',
    ],
  );
  await Promise.all([take, keep]);
}

/** Once: the row goes with it. */
export async function returnCoupon({
  sql,
  instanceId,
  purchaseId,
}: {
  sql: Sql;
  instanceId: number;
  purchaseId: number;
}): Promise<void> {
  await sql(
    `with given_back as (
       delete from coupon_uses where instance_id = $1 and purchase_id = $2 returning coupon_id)
     update coupons k set used = k.used - 1 from given_back g where k.instance_id = $1 and k.id = g.coupon_id`,
    [instanceId, purchaseId],
  );
}
