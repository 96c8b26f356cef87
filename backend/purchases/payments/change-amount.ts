import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';

/** Another amount of a payment, in minor units; a room's reception reads it anew. The caller has locked its purchase. */
export async function changeAmount({
  sql,
  ctx,
  paymentId,
  amountMinor,
}: {
  sql: Sql;
  ctx: Context;
  paymentId: number;
  amountMinor: number;
}): Promise<void> {
  await sql('update payments set amount_minor = $3, settled_at = null where instance_id = $1 and id = $2', [
    ctx.instance.id,
    paymentId,
    amountMinor,
  ]);
}
