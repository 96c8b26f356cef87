import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { AccountRow } from '@/backend/purchases';
import { addRefund, listPayments, sumsOf } from '@/backend/purchases/payments';
import { surplusOf } from '@/lib/domain/payments/payment-sums';

/**
 * Gives back the part of a deposit that exceeds the bill when the account is closed (rule booking/deposit). The caller
 * holds the account's row, whose total is written.
 */
export async function giveBackUnused({
  sql,
  ctx,
  account,
}: {
  sql: Sql;
  ctx: Context;
  account: AccountRow;
}): Promise<void> {
  const payments = await listPayments({ sql, ctx, purchaseId: account.id });
  if (!payments.some(({ is_deposit }) => is_deposit)) return;
  const surplus = surplusOf({
    totalMinor: account.total_minor ?? 0,
    // The last give back first: what others paid stays as far as the deposit covers it.
    payments: [...payments.filter((one) => !one.is_deposit), ...payments.filter((one) => one.is_deposit)].map(
      (row) => ({ ...sumsOf(row), row }),
    ),
  });
  for (const { payment, amountMinor } of surplus)
    await addRefund({ sql, ctx, payment: payment.row, amountMinor, reason: 'not_used' });
}
