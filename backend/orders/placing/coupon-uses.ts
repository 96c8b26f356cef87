import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { PurchaseRow } from '@/backend/purchases';
import { personMarksOf } from '@/lib/domain/cart/coupon-person';

/** SQL: hashes of the kinds $7 and texts $8, each with the person's next use of coupon $2; none where all are used. */
const PERSONS = `
  wanted as (
    select kind, sha256(i.person_key || convert_to(kind || ':' || text, 'UTF8')) as mark
    from instances i, unnest($7::text[], $8::text[]) as given (kind, text) where i.id = $1),
  persons as (
    insert into coupon_persons (instance_id, purchase_id, coupon_id, kind, mark, slot, first_order, created_at)
    select k.instance_id, $3, k.id, w.kind, w.mark, free.slot, k.first_order, $5
    from wanted w join coupons k on k.instance_id = $1 and k.id = $2
    cross join lateral (select slot from generate_series(1, k.per_profile) slot where not exists (
      select 1 from coupon_persons p where p.instance_id = $1 and p.coupon_id = k.id and p.kind = w.kind
        and p.mark = w.mark and p.slot = slot.slot) order by slot limit 1) free
    where exists (select from kept) on conflict do nothing returning kind)`;

/**
 * Guarded (guarantee/coupon-limit); locked after the stock, so nobody deadlocks. The slot is a statement of its own,
 * which sees what others took while the update waited (rule cart/coupon-person).
 * @throws coupon_used, coupon_first_order, coupon_used_phone, coupon_used_mail, coupon_used_document
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
  const { contact } = purchase.details;
  const marks = contact ? personMarksOf(contact) : [];
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
       order by slot limit 1 on conflict do nothing returning 1),
     ${PERSONS}
     select refuse($6) where not exists (select from kept)
     union all select refuse('coupon_used_' || kind) from wanted
       where exists (select from kept) and kind not in (select kind from persons)`,
    [
      ...own,
      purchase.id,
      purchase.profile_id,
      ctx.now,
      coupon.rules.firstOrder ? 'coupon_first_order' : 'coupon_used',
      marks.map(({ kind }) => kind),
      marks.map(({ text }) => text),
    ],
  );
  await Promise.all([take, keep]);
}

/** Gives a coupon's use back once, because its row goes. */
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
