import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { PurchaseDetails } from './purchase-details';

/** The kitchen sees a purchase from now on; one that was released before keeps its time. The caller has locked it. */
export async function releasePurchase({
  sql,
  ctx,
  purchaseId,
  details = {},
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: number;
  details?: PurchaseDetails;
}): Promise<void> {
  await sql(
    `update purchases set hold_until = null, released_at = coalesce(released_at, $3), version = version + 1,
       updated_at = $3, details = details - 'heldFrom' || $4::jsonb
     where instance_id = $1 and id = $2`,
    [ctx.instance.id, purchaseId, ctx.now, JSON.stringify(details)],
  );
}
