import type { TenantSql } from '@/backend/context';
import type { PaymentRow } from './payment-row';

/** An event names a charge: it is asked about by `checkAt`, however many events come. @returns false if nothing asks any more */
export async function noteNamed({
  sql,
  ctx,
  reference,
  accountId,
  checkAt,
}: TenantSql & { reference: string; accountId: number | null; checkAt: Date }): Promise<boolean> {
  const moved = await sql(
    `update payments set checks = 0, check_at = least(check_at, $3), details = details - 'failed_at' || '{"is_named": true}'
     where instance_id = $1 and reference = $2 and account_id is not distinct from $4
       and finished_at is null and check_at is not null returning 1`,
    [ctx.instance.id, reference, checkAt, accountId],
  );
  return moved.length > 0;
}

/** The gateway failed at the charge; nothing is written where an event has named the charge meanwhile. */
export async function noteFailed({
  sql,
  ctx,
  paymentId,
  failedAt,
  checkAt,
}: TenantSql & { paymentId: number; failedAt: Date; checkAt: Date | null }): Promise<void> {
  await sql(
    `update payments set check_at = $3, details = details || $4::jsonb
     where instance_id = $1 and id = $2 and status = 'unknown' and details -> 'is_named' is null`,
    [ctx.instance.id, paymentId, checkAt, JSON.stringify({ failed_at: failedAt.toISOString() })],
  );
}

/** True if the check and its pauses stayed while the gateway was asked. */
const IS_AS_READ = `(check_at is not distinct from $8::timestamptz and checks = $9
  and details ->> 'failed_at' is not distinct from $10::text)`;
/** Final, or out of time and named by no event. */
const IS_OVER = `($4 and not ($11 and details -> 'is_named' is not null))`;

/** Notes that a gateway was asked about a payment. @param payment as it was read before */
export async function noteCheck({
  sql,
  ctx,
  payment,
  checkAt,
  isAsked,
  isMissing,
  isLast,
  isTimedOut,
}: TenantSql & {
  payment: PaymentRow;
  checkAt: Date;
  /** The question left for the gateway. */
  isAsked: boolean;
  /** The gateway has no record of a charge that it failed at. */
  isMissing: boolean;
  isLast: boolean;
  isTimedOut: boolean;
}): Promise<void> {
  const { details } = payment;
  await sql(
    `update payments set details = details || $7::jsonb,
       checks = checks + $6,
       finished_at = coalesce(finished_at, case when ${IS_OVER} then $5::timestamptz end),
       check_at = case when finished_at is not null or ${IS_OVER} then null
         when ${IS_AS_READ} then $3::timestamptz else least(check_at, $3::timestamptz) end
     where instance_id = $1 and id = $2`,
    [
      ctx.instance.id,
      payment.id,
      checkAt,
      isLast,
      ctx.now,
      isAsked ? 1 : 0,
      JSON.stringify(isMissing ? { misses: (details.misses ?? 0) + 1 } : {}),
      payment.check_at,
      payment.checks,
      details.failed_at ?? null,
      isTimedOut,
    ],
  );
}
