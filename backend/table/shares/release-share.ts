import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { readSharedBill } from '@/backend/table/account/shared-bill';
import { SHARE_HELD_MS } from '@/lib/domain/table/split';

type Work = { sql: Sql; ctx: Context; paymentId: number };

/** Deletes the share of a payment that ended without money and is not tried again. */
export async function freeShare({ sql, ctx, paymentId }: Work): Promise<void> {
  await sql('delete from shares where instance_id = $1 and payment_id = $2', [ctx.instance.id, paymentId]);
}

/**
 * Holds the share of a refused payment again: its payer may try again (docs/decisions/0208). A share of lines that
 * staff took off the bill meanwhile is freed. The account is locked by the caller.
 */
export async function holdAgain({
  sql,
  ctx,
  paymentId,
  account,
}: Work & { account: { id: number; total_minor: number | null } }): Promise<void> {
  const { billFor } = await readSharedBill({ sql, ctx, account, lines: [], sharers: 1 });
  const [share] = await sql<{ payer_id: number; amount_minor: number; is_void: boolean }>(
    `select s.payer_id, s.amount_minor, exists (select 1 from purchase_lines l where l.instance_id = $1
         and l.purchase_id = $3 and l.state = 'void'
         and s.parts @> jsonb_build_array(jsonb_build_object('lineId', l.id))) as is_void
     from shares s where s.instance_id = $1 and s.payment_id = $2`,
    [ctx.instance.id, paymentId, account.id],
  );
  if (!share || share.is_void || share.amount_minor > billFor(share.payer_id).leftMinor)
    return freeShare({ sql, ctx, paymentId });
  await sql(
    'update shares set payment_id = null, held_until = $3 where instance_id = $1 and payment_id = $2',
    [ctx.instance.id, paymentId, new Date(ctx.now.getTime() + SHARE_HELD_MS)],
  );
}
