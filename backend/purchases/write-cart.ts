import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { PurchaseRow } from './purchase-row';

/** A cart that the caller has locked. */
type Work = { sql: Sql; ctx: Context; purchaseId: number };
type Place = { supplierId: number } & Pick<PurchaseRow, 'service' | 'subservice'>;

/** Writes all details of a cart, and counts the change. @returns its new version; null if it is gone */
export async function writeCart({
  sql,
  ctx,
  purchase: { id, details, subservice },
}: Omit<Work, 'purchaseId'> & {
  purchase: Pick<PurchaseRow, 'id' | 'details' | 'subservice'>;
}): Promise<number | null> {
  const [row] = await sql<{ version: number }>(
    `update purchases set version = version + 1, updated_at = $3, details = $4, subservice = $5 where instance_id = $1 and id = $2
     returning version`,
    [ctx.instance.id, id, ctx.now, JSON.stringify(details), subservice],
  );
  return row?.version ?? null;
}

/** @param couponId null: it has none any more */
export async function setCoupon({
  sql,
  ctx,
  purchaseId,
  couponId,
}: Work & { couponId: number | null }): Promise<void> {
  await sql('update purchases set coupon_id = $3 where instance_id = $1 and id = $2', [
    ctx.instance.id,
    purchaseId,
    couponId,
  ]);
}

/** @param seatId the table or room that it goes to; null: none */
export async function setSeat({
  sql,
  ctx,
  purchaseId,
  seatId,
}: Work & { seatId: number | null }): Promise<void> {
  await sql('update purchases set table_id = $3 where instance_id = $1 and id = $2', [
    ctx.instance.id,
    purchaseId,
    seatId,
  ]);
}

/**
 * Moves a cart to another branch or service, where it has no table yet. It keeps its coupon, else it takes over the one of the
 * cart `couponFrom`.
 */
export async function movePlace({
  sql,
  ctx,
  purchaseId,
  place: { supplierId, service, subservice },
  couponFrom,
}: Work & { place: Place; couponFrom: number | null }): Promise<void> {
  await sql(
    `update purchases set supplier_id = $3, service = $4, subservice = $5, table_id = null, coupon_id = coalesce(coupon_id,
       (select t.coupon_id from purchases t where t.instance_id = $1 and t.id = $6))
     where instance_id = $1 and id = $2`,
    [ctx.instance.id, purchaseId, supplierId, service, subservice, couponFrom],
  );
}

/** A cart whose lines are another one's now begins anew at this place, without coupon and details. */
export async function beginAnew({
  sql,
  ctx,
  purchaseId,
  place: { supplierId, service, subservice },
}: Work & { place: Place }): Promise<void> {
  await sql(
    `update purchases set supplier_id = $3, service = $4, subservice = $5, coupon_id = null, details = '{}',
       version = version + 1, updated_at = $6 where instance_id = $1 and id = $2`,
    [ctx.instance.id, purchaseId, supplierId, service, subservice, ctx.now],
  );
}
