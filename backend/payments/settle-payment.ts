import type { Context } from '@/backend/context';
import {
  lockOrder,
  type MovingOrder,
  moveLockedOrder,
  PAYMENT_COLUMNS,
  type PaymentRow,
  recordEvent,
} from '@/backend/orders';
import type { Sql } from '@/backend/platform/database/database';
import type { Outcome } from '@/backend/providers/payments/port';
import { canMove, orderRouteOf } from '@/lib/domain/orders/order-states';
import { findMisfit } from '@/lib/domain/payments/charge-fit';
import { hasEnded, type PaymentStatus, settlePaymentStatus } from '@/lib/domain/payments/payment-status';
import { flagMisfit } from './flag-misfit';
import { checkAction, keepAction } from './next-action';

/** (rule orders/hold) */
const RETRY_MS = 15 * 60_000;

type Settled = 'changed' | 'same' | 'misfit' | 'unknown';

/**
 * Locks the purchase: messages come in any order and again (guarantee/event-races). Another amount, currency or
 * reference never pays (guarantee/events-are-hints).
 */
export async function settlePayment({
  sql,
  ctx,
  paymentId,
  outcome,
}: {
  sql: Sql;
  ctx: Context;
  paymentId: number;
  outcome: Outcome;
}): Promise<Settled> {
  const own = [ctx.instance.id, paymentId];
  const [found] = await sql<{ purchase_id: number }>(
    'select purchase_id from payments where instance_id = $1 and id = $2',
    own,
  );
  if (!found) return 'unknown';
  const order = await lockOrder({ sql, ctx, purchaseId: found.purchase_id });
  const [payment] = await sql<PaymentRow>(
    `select ${PAYMENT_COLUMNS} from payments where instance_id = $1 and id = $2 for update`,
    own,
  );
  if (!payment) return 'unknown';
  // Named by an event meanwhile: it is looked for like any other.
  if (outcome.reason === 'not_received' && !payment.details.failed_at) return 'same';
  const { reference, provider_ref: providerRef, amount_minor: amountMinor } = payment;
  const asked = { reference, providerRef, amountMinor, currency: ctx.instance.currency };
  const misfit = findMisfit({ asked, charge: outcome });
  if (misfit && (await flagMisfit({ sql, ctx, payment, outcome, misfit }))) return 'misfit';
  // Another transaction says nothing of this attempt; its own, of another amount, ends it without money.
  if (misfit === 'reference' || misfit === 'transaction') return 'misfit';
  const to = settlePaymentStatus({
    from: payment.status,
    gateway: misfit ? 'error' : outcome.status,
    isWanted: order.status === 'in_progress',
  });
  const news = checkAction({ ctx, payment, action: misfit ? null : outcome.action });
  if (to === payment.status) {
    const isNew = to === 'pending' && (await keepAction({ sql, ctx, payment, news }));
    return isNew ? 'changed' : 'same';
  }
  const { message, reason } = outcome;
  // Named charges may come a day later; unreceived ones until the attempt's time is over.
  const isLate = reason === 'timed_out' && payment.details.is_named;
  const isOpen = isLate || reason === 'not_received' || reason === 'overdue';
  const isFinished = hasEnded(to) && !isOpen;
  await sql(
    `update payments set status = $3, provider_ref = coalesce(nullif($4, ''), provider_ref), details = details || $5::jsonb,
       finished_at = case when $6 then $7::timestamptz end,
       check_at = case when $3 = 'refund_due' then $7 when $6 then null else check_at end
     where instance_id = $1 and id = $2`,
    [...own, to, outcome.providerRef, JSON.stringify({ message, reason, ...news }), isFinished, ctx.now],
  );
  await recordEvent({ sql, ctx, purchaseId: order.id, kind: 'payment', value: to });
  if (to === 'refund_due') ctx.alarm({ kind: to, purchaseId: order.id, paymentId });
  await followOrder({ sql, ctx, order, from: payment.status, to, isKept: reason === 'not_sent' });
  await ctx.checkpoint('payment-settled');
  return 'changed';
}

/**
 * Given back after paying: cancelled if still possible (rule orders/kitchen). What never left gives no more time, or an
 * outage would hold orders.
 */
async function followOrder({
  sql,
  ctx,
  order,
  from,
  to,
  isKept,
}: {
  sql: Sql;
  ctx: Context;
  order: MovingOrder;
  from: PaymentStatus;
  to: PaymentStatus;
  isKept: boolean;
}): Promise<void> {
  const own = [ctx.instance.id, order.id, ctx.now];
  if (to === 'success') {
    await sql(
      `update purchases set hold_until = null, released_at = coalesce(released_at, $3), version = version + 1,
         updated_at = $3 where instance_id = $1 and id = $2`,
      own,
    );
  } else if (to === 'refunded' && from === 'success') {
    const move = { route: orderRouteOf(order.service), from: order.status, to: 'cancelled' } as const;
    if (canMove(move)) await moveLockedOrder({ sql, ctx, order, to: 'cancelled' });
  } else if (to === 'refunded' || to === 'declined' || to === 'error' || to === 'expired') {
    await sql(
      `update purchases set hold_until = case when $5 then hold_until else $4 end, version = version + 1, updated_at = $3
       where instance_id = $1 and id = $2 and status = 'in_progress' and stock_held and released_at is null`,
      [...own, new Date(ctx.now.getTime() + RETRY_MS), isKept],
    );
  }
}
