import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import { recordEvent } from '@/backend/purchases';
import { dropPayment } from '@/backend/purchases/payments';
import type { Account } from '@/lib/contract/table/account';
import { changeShares } from './change-shares';
import { freeShare } from './release-share';

type Work = { sql: Sql; ctx: Context; accountId: number };

/** Gives up a payment in cash or by the reader: staff are not asked for it any more. */
async function giveUp({ sql, ctx, accountId, paymentId }: Work & { paymentId: number }): Promise<void> {
  if (!(await dropPayment({ sql, ctx, paymentId }))) throw new AppError('payment_in_progress');
  await recordEvent({ sql, ctx, purchaseId: accountId, kind: 'payment', value: 'dropped' });
  await freeShare({ sql, ctx, paymentId });
}

/** @throws payment_in_progress for a share whose payment is begun, or made */
async function drop({ sql, ctx, accountId, shareId }: Work & { shareId: string }): Promise<void> {
  const [share] = await sql<{ id: number; payment_id: number | null }>(
    'select id, payment_id from shares where instance_id = $1 and purchase_id = $2 and id = $3 and payer_id = $4',
    [ctx.instance.id, accountId, shareId, getDinerId(ctx)],
  );
  if (!share) return;
  if (share.payment_id !== null) await giveUp({ sql, ctx, accountId, paymentId: share.payment_id });
  else await sql('delete from shares where instance_id = $1 and id = $2', [ctx.instance.id, share.id]);
}

/**
 * `DELETE /on_table/account/shares/{id}.json`; without such a share of the caller nothing changes (rule payments/shares).
 * @throws scan_table, on_table_unavailable, not_found, order_closed, payment_in_progress
 */
export function dropShare({
  ctx,
  input: { id, shareId },
}: {
  ctx: Context;
  input: { id: string | undefined; shareId: string };
}): Promise<Account> {
  return changeShares({
    ctx,
    id,
    change: ({ sql, account }) => drop({ sql, ctx, accountId: account.id, shareId }),
  });
}
