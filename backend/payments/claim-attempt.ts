import { majorOf } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import type { PurchaseRow } from '@/backend/purchases';
import { NEVER_BEFORE, PAYMENT_COLUMNS, type PaymentRow, sumsOf } from '@/backend/purchases/payments';
import { bindShare, type ClaimedShare } from '@/backend/table/shares';
import { leftToPayMinor } from '@/lib/domain/payments/payment-sums';
import { isBelowLeast, leastChargeMinor } from '@/lib/domain/payments/providers';

/** Without those that never left for the gateway; of an account, of each payer. */
const MAX_ATTEMPTS = 10;
const MAX_ROWS = 50;

type Work = { sql: Sql; ctx: Context; purchase: PurchaseRow };

/** Provider and account are null, and nothing is checked, where no gateway is asked. */
type Begun = Pick<PaymentRow, 'method' | 'details' | 'provider'> & {
  status: 'unknown' | 'pending';
  accountId: number | null;
  checkAt: Date | null;
  /** Null: it waits for a person. */
  expiresAt: Date | null;
};

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

type Claim = Work & {
  attempt: Begun;
  earlier: readonly PaymentRow[];
  /** Of a table's account, which is paid in shares; null: what is left of the bill is paid. */
  share: ClaimedShare | null;
};

/**
 * Written before the gateway is called, for what is left to pay or for a share of it (guarantee/one-charge); the caller
 * locks the purchase. What nobody has begun to pay is taken over by whoever begins. It keeps its gateway and its account
 * there, whatever the branch uses later (rule payments/accounts).
 * @throws payment_in_progress, payment_minimum, too_many_attempts
 */
export async function claimAttempt({ attempt, earlier, share, ...work }: Claim): Promise<PaymentRow> {
  const { sql, ctx, purchase } = work;
  const leftMinor = leftToPayMinor({
    totalMinor: purchase.total_minor ?? 0,
    payments: earlier.map(sumsOf),
  });
  const tipMinor = share?.tipMinor ?? 0;
  const amountMinor = share ? share.amountMinor + tipMinor : leftMinor;
  if (amountMinor === 0) throw new AppError('payment_in_progress');
  assertCharged({ ctx, provider: attempt.provider, amountMinor });
  const payment = await writeAttempt({ ...work, attempt, amountMinor, tipMinor });
  if (share) await bindShare({ sql, ctx, shareId: share.id, paymentId: payment.id });
  return payment;
}

/** @throws too_many_attempts */
async function writeAttempt({
  sql,
  ctx,
  purchase,
  attempt,
  amountMinor,
  tipMinor,
}: Work & { attempt: Begun; amountMinor: number; tipMinor: number }): Promise<PaymentRow> {
  const values = [
    ctx.instance.id,
    purchase.id,
    attempt.checkAt,
    attempt.expiresAt,
    ctx.idempotencyKey,
    attempt.provider,
    attempt.method,
    JSON.stringify(attempt.details),
    getDinerId(ctx),
    amountMinor,
    attempt.accountId,
    attempt.status,
    tipMinor,
  ];
  const [first] = await sql<PaymentRow>(
    `update payments set status = $12, check_at = $3, expires_at = $4, request_key = $5, provider = $6, method = $7,
       details = details || $8::jsonb, payer_id = $9, amount_minor = $10, account_id = $11, tip_minor = $13
     where instance_id = $1 and purchase_id = $2 and status = 'created' returning ${PAYMENT_COLUMNS}`,
    values,
  );
  if (first) return first;
  const counted = `select count(*) from payments where instance_id = $1 and purchase_id = $2
    and (not $16 or payer_id = $9)`;
  const [next] = await sql<PaymentRow>(
    `insert into payments (instance_id, purchase_id, attempt, method, provider, status, amount_minor, tip_minor, reference,
       created_at, expires_at, check_at, request_key, details, payer_id, account_id)
     select $1, $2, last.attempt + 1, $7, $6, $12, $10, $13,
       $2 || '-' || (last.attempt + 1) || '-' || ${NEVER_BEFORE}, $14, $4, $3, $5, $8, $9, $11
     from (select coalesce(max(attempt), 0) as attempt from payments where instance_id = $1 and purchase_id = $2) last
     where (${counted} and details ->> 'reason' is distinct from 'not_sent') < ${MAX_ATTEMPTS}
       and (${counted} and created_at >= $15) < ${MAX_ROWS}
     returning ${PAYMENT_COLUMNS}`,
    [...values, ctx.now, purchase.placed_at ?? purchase.created_at, purchase.is_account],
  );
  if (!next) throw new AppError('too_many_attempts');
  return next;
}
