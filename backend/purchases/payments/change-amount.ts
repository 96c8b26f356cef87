import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { noteTip } from './money-moves';
import type { PaymentRow } from './payment-row';

/**
 * Another amount of a payment, in minor units, because its tip is another; a room's reception reads it anew. The caller has locked its
 * purchase.
 */
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
  const [changed] = await sql<{ status: PaymentRow['status']; was_minor: number }>(
    `with before as (select id, amount_minor from payments where instance_id = $1 and id = $2)
     update payments p set amount_minor = $3, settled_at = null from before
     where p.instance_id = $1 and p.id = before.id returning p.status, before.amount_minor as was_minor`,
    [ctx.instance.id, paymentId, amountMinor],
  );
  if (changed?.status === 'success')
    await noteTip({ sql, ctx, paymentId, byMinor: amountMinor - changed.was_minor });
}
