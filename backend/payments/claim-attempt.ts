import { majorOf } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import type { PurchaseRow } from '@/backend/purchases';
import { type BegunPayment, beginPayment, type PaymentRow, sumsOf } from '@/backend/purchases/payments';
import { bindShare, type ClaimedShare } from '@/backend/table';
import { leftToPayMinor } from '@/lib/domain/payments/payment-sums';
import { isBelowLeast, leastChargeMinor } from '@/lib/domain/payments/providers';

/** Attempts of a purchase, or of each payer of an account, without those that never left for the gateway. */
const MAX_ATTEMPTS = 10;
const MAX_ROWS = 50;

/** @throws payment_minimum (rule payments/least-charge) */
function assertCharged({
  ctx,
  provider,
  amountMinor,
}: {
  ctx: Context;
  provider: string | null;
  amountMinor: number;
}): void {
  const { currency } = ctx.instance;
  const least = leastChargeMinor({ provider, currency });
  if (least !== null && isBelowLeast({ amount: amountMinor, least }))
    throw new AppError('payment_minimum', { values: { minimum: majorOf(currency)(least) } });
}

type Claim = {
  sql: Sql;
  ctx: Context;
  purchase: PurchaseRow;
  attempt: Omit<BegunPayment, 'payerId' | 'amountMinor' | 'tipMinor' | 'requestKey'>;
  earlier: readonly PaymentRow[];
  /** The share of a table's account that is paid; null: the rest of the bill is paid. */
  share: ClaimedShare | null;
};

/**
 * Writes the attempt before the gateway is called, for the rest of the bill or for a share of it
 * (guarantee/one-charge); the caller locks the purchase. It takes over an attempt that nobody has begun to
 * pay. An attempt keeps its gateway and its account there, whatever the branch uses later (rule payments/accounts).
 * @throws payment_in_progress, payment_minimum, too_many_attempts
 */
export async function claimAttempt({
  sql,
  ctx,
  purchase,
  attempt,
  earlier,
  share,
}: Claim): Promise<PaymentRow> {
  const leftMinor = leftToPayMinor({
    totalMinor: purchase.total_minor ?? 0,
    payments: earlier.map(sumsOf),
  });
  const tipMinor = share?.tipMinor ?? 0;
  const amountMinor = share ? share.amountMinor + tipMinor : leftMinor;
  if (amountMinor === 0) throw new AppError('payment_in_progress');
  assertCharged({ ctx, provider: attempt.provider ?? null, amountMinor });
  const payment = await beginPayment({
    sql,
    ctx,
    purchaseId: purchase.id,
    payment: { ...attempt, amountMinor, tipMinor, payerId: getDinerId(ctx), requestKey: ctx.idempotencyKey },
    limit: {
      attempts: MAX_ATTEMPTS,
      rows: MAX_ROWS,
      since: purchase.placed_at ?? purchase.created_at,
      isOfPayer: purchase.is_account,
    },
  });
  if (!payment) throw new AppError('too_many_attempts');
  if (share) await bindShare({ sql, ctx, shareId: share.id, paymentId: payment.id });
  return payment;
}
