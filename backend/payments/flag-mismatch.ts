import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { Outcome } from '@/backend/providers/payments/port';
import { recordEvent } from '@/backend/purchases';
import { clearMismatch, markMismatch, type PaymentRow } from '@/backend/purchases/payments';
import { type Mismatch, mayHoldMoney } from '@/lib/domain/payments/charge-mismatch';

/** Each finding once; a charge without money loses the mark. @returns whether it may hold money and settles nothing */
export async function flagMismatch({
  sql,
  ctx,
  payment,
  outcome,
  mismatch,
}: {
  sql: Sql;
  ctx: Context;
  payment: PaymentRow;
  outcome: Outcome;
  mismatch: Mismatch;
}): Promise<boolean> {
  const own = { sql, ctx, paymentId: payment.id };
  if (!mayHoldMoney(outcome.status)) {
    await clearMismatch({ ...own, transaction: outcome.providerRef });
    return false;
  }
  const found = {
    misfit: mismatch,
    transaction: outcome.providerRef,
    status: outcome.status,
    amountMinor: outcome.amountMinor < 0 ? null : outcome.amountMinor,
    currency: outcome.currency,
  };
  if (await markMismatch({ ...own, found })) {
    await recordEvent({ sql, ctx, purchaseId: payment.purchase_id, kind: 'payment', value: 'misfit' });
    ctx.alarm({
      kind: 'misfit',
      misfit: mismatch,
      status: outcome.status,
      purchaseId: payment.purchase_id,
      paymentId: payment.id,
    });
  }
  return true;
}
