import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { lockAccount } from '@/backend/purchases';
import { addRefund, listPayments, type PaymentRow, sumsOf } from '@/backend/purchases/payments';
import { surplusOf } from '@/lib/domain/payments/payment-sums';
import { isPaidUp } from './account-money';
import { closeAccount } from './close-account';
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

const isDeposit = ({ is_deposit }: PaymentRow): boolean => is_deposit;

/**
 * Sorts payments: deposits first, which pay until the account is closed; those for the line last, where refunds begin.
 */
async function orderPayments({
  sql,
  ctx,
  account,
  payments,
  lineId,
}: Work & { payments: readonly PaymentRow[]; lineId: number }): Promise<PaymentRow[]> {
  const shares = await listShareRows({ sql, ctx, account });
  const paying = new Set(
    shares
      .filter(({ parts }) => parts.some((part) => part.lineId === lineId))
      .map(({ payment_id }) => payment_id),
  );
  const [deposits, others] = [payments.filter(isDeposit), payments.filter((one) => !isDeposit(one))];
  return [
    ...deposits,
    ...others.filter(({ id }) => !paying.has(id)),
    ...others.filter(({ id }) => paying.has(id)),
  ];
}

/**
 * Runs after a line was taken off the bill, whose new total is written: shares that nobody began to pay are chosen anew, and what
 * was paid beyond the bill goes back (rule payments/shares). The caller has locked the account's row.
 */
export async function settleBill({
  sql,
  ctx,
  account: { id },
  lineId,
}: Work & { lineId: number }): Promise<void> {
  const account = await lockAccount({ sql, ctx, purchaseId: id });
  await sql('delete from shares where instance_id = $1 and purchase_id = $2 and payment_id is null', [
    ctx.instance.id,
    id,
  ]);
  const payments = await listPayments({ sql, ctx, purchaseId: account.id });
  const ordered = await orderPayments({ sql, ctx, account, payments, lineId });
  const surplus = surplusOf({
    totalMinor: account.total_minor ?? 0,
    payments: ordered.map((row) => ({ ...sumsOf(row), row })),
  });
  for (const { payment, amountMinor } of surplus) {
    if (isDeposit(payment.row)) continue;
    await addRefund({ sql, ctx, payment: payment.row, amountMinor, reason: 'taken_off' });
  }
  await closeIfPaid({ sql, ctx, account });
}
