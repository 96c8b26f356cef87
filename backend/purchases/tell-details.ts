import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { PurchaseDetails } from './purchase-details';

/** Writes facts that readers of these purchases see at once. When each was last changed stays as it is. */
export async function tellDetails({
  sql,
  ctx,
  purchaseIds,
  details,
}: {
  sql: Sql;
  ctx: Context;
  purchaseIds: readonly number[];
  details: PurchaseDetails;
}): Promise<void> {
  await sql(
    `update purchases set details = details || $3::jsonb, version = version + 1
     where instance_id = $1 and id = any ($2::bigint[])`,
    [ctx.instance.id, purchaseIds, JSON.stringify(details)],
  );
}
