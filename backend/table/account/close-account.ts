import type { Context } from '@/backend/context';
import { moveLockedOrder } from '@/backend/orders';
import { getDinerId } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import { type AccountRow, emptyDrafts, mergeDetails } from '@/backend/purchases';
import { visitEnd } from '@/lib/domain/table/table-visit';
import { giveBackUnused } from './unused-deposit';

type Work = { sql: Sql; ctx: Context; account: AccountRow };

/** Whether anything was ever sent to the kitchen. */
export const wasSent = ({ number }: AccountRow): boolean => number !== null;

/**
 * Ends the visits of its table, except those of the next party: diners who sat down after the last one had left, and
 * the one whose arrival closes it.
 */
async function endVisits({ sql, ctx, account, leftSince }: Work & { leftSince: Date | null }): Promise<void> {
  const isNext = leftSince !== null && ctx.actor.kind === 'diner';
  await sql(
    `update table_visits set expires_at = $3 where instance_id = $1 and table_id = $2 and expires_at > $3
       and ($4::timestamptz is null or expires_at <= $4) and profile_id is distinct from $5`,
    [
      ctx.instance.id,
      account.seat.id,
      ctx.now,
      leftSince && visitEnd(leftSince),
      isNext ? getDinerId(ctx) : null,
    ],
  );
}

/**
 * Ends an account that the caller has locked (rule table/bill): what was not sent is dropped, and one that nothing was sent
 * to is cancelled. Its table asks for its code again. @param leftSince of one that its members have left alone: when they last
 * did something @param reason words of staff that its members read @throws illegal_transition for one that is closed
 */
export async function closeAccount({
  sql,
  ctx,
  account,
  leftSince = null,
  reason = null,
}: Work & { leftSince?: Date | null; reason?: string | null }): Promise<void> {
  // Everybody locks visits before carts (docs/decisions/0205).
  await endVisits({ sql, ctx, account, leftSince });
  await emptyDrafts({ sql, ctx, account });
  await sql('delete from join_wishes where instance_id = $1 and purchase_id = $2', [
    ctx.instance.id,
    account.id,
  ]);
  if (reason !== null)
    await mergeDetails({ sql, ctx, purchaseId: account.id, details: { closeReason: reason } });
  if (wasSent(account)) await giveBackUnused({ sql, ctx, account });
  await moveLockedOrder({
    sql,
    ctx,
    order: { ...account, supplier_id: account.supplier.id },
    to: wasSent(account) ? 'closed_account' : 'cancelled',
  });
}
