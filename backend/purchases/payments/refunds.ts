import { actorName } from '@/backend/actor-name';
import type { Changed, Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { RefundReason } from '@/lib/domain/payments/refunds';
import { recordEvent } from '../record-event';
import { noteGivenBack } from './money-moves';

type Work = { sql: Sql; ctx: Context; payment: { id: number; purchase_id: number } };

/** Why, what the diner is told, and the key of the call. `isByHand`: no gateway gives such an amount back. */
type StaffWords = { note: string; words: string | null; key: string | null; isByHand: boolean };

/**
 * Owes an amount of a payment back, or notes that its gateway has given it (rule payments/money-back). The purchase is
 * locked by the caller. @throws Error for more than is kept (guarantee/no-more-back-than-paid)
 */
export async function addRefund({
  sql,
  ctx,
  payment,
  amountMinor,
  reason,
  byStaff = null,
  stallOrderId = null,
}: Work & {
  amountMinor: number;
  reason: RefundReason;
  byStaff?: StaffWords | null;
  /** The stall's order of a court whose part is refunded (rule table/court). */
  stallOrderId?: number | null;
}): Promise<void> {
  const isGiven = reason === 'voided';
  const [row] = await sql<{ id: number }>(
    `with owed as (
       update payments set refunds_minor = refunds_minor + $3, given_minor = given_minor + case when $4 then $3 else 0 end
       where instance_id = $1 and id = $2 and status = 'success' and refunds_minor + $3 <= amount_minor
       returning instance_id, id, provider)
     insert into refunds (instance_id, payment_id, amount_minor, reason, state, actor, created_at, given_by, given_at, check_at,
       note, words, request_key, stall_order_id)
     select instance_id, id, $3, $5, case when $4 then 'given' when provider is null or $8 then 'by_hand' else 'due' end, $6,
       $7, case when $4 then 'gateway' end, case when $4 then $7::timestamptz end,
       case when not $4 and provider is not null then $7::timestamptz end, $9, $11, $10, $12
     from owed returning id`,
    [
      ctx.instance.id,
      payment.id,
      amountMinor,
      isGiven,
      reason,
      actorName(ctx.actor),
      ctx.now,
      byStaff?.isByHand ?? false,
      byStaff?.note ?? null,
      byStaff?.key ?? null,
      byStaff?.words ?? null,
      stallOrderId,
    ],
  );
  if (!row) throw new Error('more is owed back than is kept');
  if (isGiven) await noteGivenBack({ sql, ctx, paymentId: payment.id, givenMinor: amountMinor });
  const value = isGiven ? 'refunded' : 'refund_due';
  await recordEvent({ sql, ctx, purchaseId: payment.purchase_id, kind: 'payment', value });
  if (stallOrderId !== null)
    await recordEvent({ sql, ctx, purchaseId: stallOrderId, kind: 'payment', value });
  if (!isGiven && !byStaff)
    ctx.alarm({ kind: 'refund_due', purchaseId: payment.purchase_id, paymentId: payment.id });
}

/**
 * Once. It publishes the order and the stalls whose parts were given. `refundId`: one of them, else all that the payment
 * owes. @returns whether something changed
 */
export async function markGiven({
  sql,
  ctx,
  payment,
  refundId = null,
  by,
}: Work & { refundId?: number | null; by: 'gateway' | 'hand' }): Promise<boolean> {
  const [marked] = await sql<{ given_minor: number; orders: (Changed & { id: number })[] }>(
    `with given as (
       update refunds set state = 'given', given_by = $4, given_at = $5, check_at = null
       where instance_id = $1 and payment_id = $2 and state <> 'given' and ($3::bigint is null or id = $3)
       returning amount_minor, stall_order_id)
     update payments set given_minor = given_minor + (select sum(amount_minor) from given)::bigint
     where instance_id = $1 and id = $2 and exists (select from given)
     returning (select coalesce(sum(amount_minor), 0) from given)::bigint as given_minor,
       (select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'supplierId', c.supplier_id, 'tableId', c.table_id)
         order by c.id), '[]')
       from (select payments.purchase_id as id union select stall_order_id from given) o
         join purchases c on c.instance_id = $1 and c.id = o.id) as orders`,
    [ctx.instance.id, payment.id, refundId, by, ctx.now],
  );
  if (!marked) return false;
  await noteGivenBack({ sql, ctx, paymentId: payment.id, givenMinor: marked.given_minor });
  for (const { id: purchaseId } of marked.orders)
    await recordEvent({ sql, ctx, purchaseId, kind: 'payment', value: 'refunded' });
  ctx.publish(...marked.orders);
  return true;
}

/** Sums the refunds of a stall's part. Minor units. */
export async function sumStallRefunds({
  sql,
  ctx,
  stallOrderId,
}: Omit<Work, 'payment'> & { stallOrderId: number }): Promise<number> {
  const [row] = await sql<{ refunds_minor: number }>(
    `select coalesce(sum(amount_minor), 0)::bigint as refunds_minor from refunds
     where instance_id = $1 and stall_order_id = $2`,
    [ctx.instance.id, stallOrderId],
  );
  return row?.refunds_minor ?? 0;
}
