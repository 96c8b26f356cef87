import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { PurchaseDetails } from './purchase-details';

/** Writes these facts of a purchase over those that it has; the others stay, and so does its version. */
export async function mergeDetails({
  sql,
  ctx,
  purchaseId,
  details,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: number | string;
  details: PurchaseDetails;
}): Promise<void> {
  await sql('update purchases set details = details || $3::jsonb where instance_id = $1 and id = $2', [
    ctx.instance.id,
    purchaseId,
    JSON.stringify(details),
  ]);
}
