import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { lockAccount } from '@/backend/purchases';
import { addRefund, listPayments } from '@/backend/purchases/payments';
import { isPaidUp } from './account-money';
import { closeAccount } from './close-account';
import { findSurplus, type Surplus } from './find-surplus';
import { listShareRows } from './share-rows';

type Work = { sql: Sql; ctx: Context; account: { id: number } };

/**
 * Closes an account whose bill was asked for and is paid (rule payments/shares). The caller has locked its row.
 * @returns whether it did
 */
export async function closeIfPaid({ sql, ctx, account: { id } }: Work): Promise<boolean> {
  const account = await lockAccount({ sql, ctx, purchaseId: id });
  if (account.status !== 'in_progress' || account.bill_asked_at === null) return false;
  if (!(await isPaidUp({ sql, ctx, account }))) return false;
  await closeAccount({ sql, ctx, account });
  return true;
}

/**
 * The payments that are more than the bill, whose new total is written, and how much of each. The caller has locked the account.
 * @param lineId what was taken off
 */
export async function listSurplus({
  sql,
  ctx,
  account: { id },
  lineId,
}: Work & { lineId: number }): Promise<Surplus[]> {
  const account = await lockAccount({ sql, ctx, purchaseId: id });
  const payments = await listPayments({ sql, ctx, purchaseId: id });
  const shares = await listShareRows({ sql, ctx, account });
  return findSurplus({ totalMinor: account.total_minor ?? 0, payments, shares, lineId });
}

/**
 * Runs after a line was taken off the bill, whose new total is written: shares that nobody began to pay are chosen anew, and what
 * was paid beyond the bill goes back (rule payments/shares). The caller has locked the account's row.
 */
export async function settleBill({ lineId, ...work }: Work & { lineId: number }): Promise<void> {
  const { sql, ctx, account } = work;
  await sql('delete from shares where instance_id = $1 and purchase_id = $2 and payment_id is null', [
    ctx.instance.id,
    account.id,
  ]);
  for (const { payment, amountMinor } of await listSurplus({ ...work, lineId }))
    await addRefund({ sql, ctx, payment, amountMinor, reason: 'taken_off' });
  await closeIfPaid(work);
}
