import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { noteTaken } from './money-moves';
import type { PaymentRow } from './payment-row';

type Work = { sql: Sql; ctx: Context; paymentId: number };
type Details = PaymentRow['details'];
/** An undefined fact stays as it is. */
type Facts = { [K in keyof Details]?: Details[K] | undefined };

/**
 * Moves a payment whose purchase the caller has locked; one that becomes a success is in the ledger (rule payments/ledger).
 * @param isOver nothing is asked about it any more
 * @param providerRef empty: it keeps its own @param checkAt null: it keeps its own
 */
export async function setPaymentStatus({
  sql,
  ctx,
  paymentId,
  to,
  isOver,
  providerRef = '',
  details = {},
  checkAt = null,
}: Work & {
  to: PaymentRow['status'];
  isOver: boolean;
  providerRef?: string;
  details?: Facts;
  checkAt?: Date | null;
}): Promise<void> {
  const [moved] = await sql<{ was: PaymentRow['status'] }>(
    `with before as (select id, status from payments where instance_id = $1 and id = $2)
     update payments p set status = $3, provider_ref = coalesce(nullif($4, ''), provider_ref), details = details || $5::jsonb,
       finished_at = case when $6 then $7::timestamptz end,
       check_at = case when $6 then null else coalesce($8::timestamptz, check_at) end
     from before where p.instance_id = $1 and p.id = before.id returning before.status as was`,
    [ctx.instance.id, paymentId, to, providerRef, JSON.stringify(details), isOver, ctx.now, checkAt],
  );
  if (to === 'success' && moved && moved.was !== 'success') await noteTaken({ sql, ctx, paymentId });
}

/** Writes these facts of a payment over those that it has; the others stay. */
export async function mergePaymentDetails({
  sql,
  ctx,
  paymentId,
  details,
}: Work & { details: Facts }): Promise<void> {
  await sql('update payments set details = details || $3::jsonb where instance_id = $1 and id = $2', [
    ctx.instance.id,
    paymentId,
    JSON.stringify(details),
  ]);
}

/** Notes that a room's reception has collected it (rule table/room-charges). */
export async function markCollected({ sql, ctx, paymentId }: Work): Promise<void> {
  await sql('update payments set settled_at = $3 where instance_id = $1 and id = $2', [
    ctx.instance.id,
    paymentId,
    ctx.now,
  ]);
}
