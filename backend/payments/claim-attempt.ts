import { majorOf } from '@/backend/branches';
import type { PurchaseRow } from '@/backend/cart';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { NEVER_BEFORE, PAYMENT_COLUMNS, type PaymentRow, sumsOf } from '@/backend/orders';
import { getDinerId } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import { leftToPayMinor } from '@/lib/domain/payments/payment-sums';
import { isBelowLeast, leastChargeMinor } from '@/lib/domain/payments/providers';

/** Without those that never left for the gateway. */
const MAX_ATTEMPTS = 10;
const MAX_ROWS = 50;

/** What a claim reads of the attempts before it. */
export type Earlier = PaymentRow & { request_key: string | null };
type Work = { sql: Sql; ctx: Context; purchase: PurchaseRow };

export const listEarlier = ({ sql, ctx, purchase }: Work) =>
  sql<Earlier>(
    `select ${PAYMENT_COLUMNS}, request_key from payments where instance_id = $1 and purchase_id = $2`,
    [ctx.instance.id, purchase.id],
  );

/** Provider and account are null, and nothing is checked, where no gateway is asked. */
type Begun = Pick<PaymentRow, 'method' | 'details' | 'provider'> & {
  status: 'unknown' | 'pending';
  accountId: number | null;
  checkAt: Date | null;
  expiresAt: Date;
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

/**
 * Written before the gateway is called, for what is left to pay (guarantee/one-charge); the caller locks the purchase.
 * What nobody has begun to pay is taken over by whoever begins. It keeps its gateway and its account there, whatever the
 * branch uses later (rule payments/accounts).
 * @throws payment_in_progress, payment_minimum, too_many_attempts
 */
export async function claimAttempt({
  sql,
  ctx,
  purchase,
  attempt,
  earlier,
}: Work & { attempt: Begun; earlier: readonly Earlier[] }): Promise<PaymentRow> {
  const amountMinor = leftToPayMinor({
    totalMinor: purchase.total_minor ?? 0,
    payments: earlier.map(sumsOf),
  });
  if (amountMinor === 0) throw new AppError('payment_in_progress');
  assertCharged({ ctx, provider: attempt.provider, amountMinor });
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
  ];
  const [first] = await sql<PaymentRow>(
    `update payments set status = $12, check_at = $3, expires_at = $4, request_key = $5, provider = $6, method = $7,
       details = details || $8::jsonb, payer_id = $9, amount_minor = $10, account_id = $11
     where instance_id = $1 and purchase_id = $2 and status = 'created' returning ${PAYMENT_COLUMNS}`,
    values,
  );
  if (first) return first;
  const [next] = await sql<PaymentRow>(
    `insert into payments (instance_id, purchase_id, attempt, method, provider, status, amount_minor, reference,
       created_at, expires_at, check_at, request_key, details, payer_id, account_id)
     select instance_id, purchase_id, attempt + 1, $7, $6, $12, $10,
       purchase_id || '-' || (attempt + 1) || '-' || ${NEVER_BEFORE}, $13, $4, $3, $5, $8, $9, $11
     from (select * from payments where instance_id = $1 and purchase_id = $2 order by attempt desc limit 1) last
     where (select count(*) from payments where instance_id = $1 and purchase_id = $2
       and details ->> 'reason' is distinct from 'not_sent') < ${MAX_ATTEMPTS}
       and (select count(*) from payments where instance_id = $1 and purchase_id = $2 and created_at >= $14) < ${MAX_ROWS}
     returning ${PAYMENT_COLUMNS}`,
    [...values, ctx.now, purchase.placed_at ?? purchase.created_at],
  );
  if (!next) throw new AppError('too_many_attempts');
  return next;
}
