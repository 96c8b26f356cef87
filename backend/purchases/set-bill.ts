import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { type Bill, totalOf } from '@/lib/domain/cart/bill';
import type { PurchaseDetails } from './purchase-details';
import type { PurchaseRow } from './purchase-row';

/** Writes the bill of a purchase that the caller has locked, and its total in minor units. */
export async function setBill<P extends Pick<PurchaseRow, 'id'>>({
  sql,
  ctx,
  purchase,
  bill,
}: {
  sql: Sql;
  ctx: Context;
  purchase: P;
  bill: Bill;
}): Promise<P & { bill: Bill; total_minor: number }> {
  const total_minor = totalOf(bill);
  await sql('update purchases set bill = $3, total_minor = $4 where instance_id = $1 and id = $2', [
    ctx.instance.id,
    purchase.id,
    JSON.stringify(bill),
    total_minor,
  ]);
  return { ...purchase, bill, total_minor };
}

/** Writes another bill of a purchase that the caller has locked, with its details, and counts the change. */
export async function changeBill({
  sql,
  ctx,
  purchaseId,
  bill,
  details,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: number;
  bill: Bill;
  details: PurchaseDetails;
}): Promise<void> {
  await sql(
    `update purchases set bill = $3, total_minor = $4, details = $5, version = version + 1, updated_at = $6
     where instance_id = $1 and id = $2`,
    [ctx.instance.id, purchaseId, JSON.stringify(bill), totalOf(bill), JSON.stringify(details), ctx.now],
  );
}
