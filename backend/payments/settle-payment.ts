import { followDeposit } from '@/backend/booking';
import type { Context } from '@/backend/context';
import { acceptBySetting, lockOrder, type MovingOrder, moveLockedOrder, splitOrder } from '@/backend/orders';
import type { Sql } from '@/backend/platform/database/database';
import type { Outcome } from '@/backend/providers/payments/port';
import { extendHold, markSold, recordEvent, releasePurchase } from '@/backend/purchases';
import {
  addRefund,
  listPayments,
  markGiven,
  type PaymentRow,
  setPaymentStatus,
  sumsOf,
} from '@/backend/purchases/payments';
import { holdMsOf } from '@/lib/domain/orders/hold';
import { canMove, orderRouteOf } from '@/lib/domain/orders/order-states';
import { findMismatch } from '@/lib/domain/payments/charge-mismatch';
import { hasEnded, type PaymentStatus, settlePaymentStatus } from '@/lib/domain/payments/payment-status';
import { isCovered, keptMinor, type PaymentSums, unwantedMinor } from '@/lib/domain/payments/payment-sums';
import { flagMismatch } from './flag-mismatch';
import { followShare } from './follow-share';
import { checkAction, keepAction } from './next-action';

/** Tries that fail keep an order for so long from its placing at the most (rule orders/hold). */
const LONGEST_TRIES_MS = 3_600_000;

type Settled = 'changed' | 'same' | 'mismatch' | 'unknown';

/**
 * Locks the purchase: messages come in any order and again (guarantee/event-races). Another amount, currency or
 * reference never pays (guarantee/events-are-hints). It publishes what it changes, so its callers do not.
 */
export async function settlePayment({
  sql,
  ctx,
  paymentId,
  outcome,
  retryMs = holdMsOf({ transfer: null }),
}: {
  sql: Sql;
  ctx: Context;
  paymentId: number;
  outcome: Outcome;
  /** How long the order waits for another try. */
  retryMs?: number;
}): Promise<Settled> {
  const own = [ctx.instance.id, paymentId];
  const [found] = await sql<{ purchase_id: number }>(
    'select purchase_id from payments where instance_id = $1 and id = $2',
    own,
  );
  if (!found) return 'unknown';
  const order = await lockOrder({ sql, ctx, purchaseId: found.purchase_id });
  const payments = await listPayments({ sql, ctx, purchaseId: order.id, lock: true });
  const payment = payments.find(({ id }) => id === paymentId);
  // The deposit was brought to a table's account while this waited (rule booking/deposit).
  if (!payment) return settlePayment({ sql, ctx, paymentId, outcome, retryMs });
  // Named by an event meanwhile: it is looked for like any other.
  const { reason } = outcome;
  if (reason === 'not_received' && !payment.details.failed_at) return 'same';
  const { reference, provider_ref: providerRef, amount_minor: amountMinor } = payment;
  const asked = { reference, providerRef, amountMinor, currency: ctx.instance.currency };
  const mismatch = findMismatch({ asked, charge: outcome });
  if (mismatch && (await flagMismatch({ sql, ctx, payment, outcome, mismatch }))) return 'mismatch';
  // Another transaction says nothing of this attempt; its own, of another amount, ends it without money.
  if (mismatch === 'reference' || mismatch === 'transaction') return 'mismatch';
  const isVoided = !mismatch && outcome.status === 'voided';
  const to = settlePaymentStatus({ from: payment.status, gateway: mismatch ? 'error' : outcome.status });
  const nextAction = await checkAction({ sql, ctx, payment, action: mismatch ? null : outcome.action });
  const publish = () =>
    ctx.publish({ id: order.id, supplierId: order.supplier_id, tableId: order.seat?.id ?? null });
  if (to === payment.status && !(isVoided && payment.given_minor < payment.amount_minor)) {
    // A second answer that says the same changes nothing (rule payments/attempt).
    const isNew = to === 'pending' && (await keepAction({ sql, ctx, payment, nextAction }));
    if (isNew) publish();
    return isNew ? 'changed' : 'same';
  }
  const others = payments.filter((one) => one !== payment).map(sumsOf);
  const change = { sql, ctx, order, payment, others, to, isVoided, retryMs };
  if (to !== payment.status) await writeOutcome({ ...change, outcome, nextAction });
  const isPaid = await settleMoney(change);
  if (order.is_account) await followShare({ sql, ctx, order, paymentId, to });
  else await followOrder({ ...change, isPaid, keepsHold: reason === 'not_sent' });
  publish();
  await ctx.checkpoint('payment-settled');
  return 'changed';
}

type Change = {
  sql: Sql;
  ctx: Context;
  order: MovingOrder;
  /** As it was. */
  payment: PaymentRow;
  others: readonly PaymentSums[];
  to: PaymentStatus;
  isVoided: boolean;
  retryMs: number;
};

async function writeOutcome({
  sql,
  ctx,
  payment,
  to,
  outcome,
  nextAction,
}: Change & { outcome: Outcome; nextAction: Awaited<ReturnType<typeof checkAction>> }): Promise<void> {
  const { message, reason, providerRef } = outcome;
  // Named charges may come a day later; unreceived ones until the attempt's time is over.
  const isLate = reason === 'timed_out' && payment.details.is_named;
  const isOpen = isLate || reason === 'not_received' || reason === 'overdue' || reason === 'given_up';
  await setPaymentStatus({
    sql,
    ctx,
    paymentId: payment.id,
    to,
    isOver: hasEnded(to) && !isOpen,
    providerRef,
    details: { message, reason, ...nextAction },
  });
}

/** An account that staff have closed unpaid still takes what it asked for (rule payments/shares). */
const takesMoney = ({ status, is_account }: MovingOrder): boolean =>
  status === 'in_progress' || (is_account && (status === 'closed_account' || status === 'finished'));

/**
 * Owes unwanted money back (guarantee/late-approval); records a refund that the gateway gave by itself.
 * @returns whether the payment pays the order
 */
async function settleMoney({ sql, ctx, order, payment, others, to, isVoided }: Change): Promise<boolean> {
  const work = { sql, ctx, payment };
  const record = (value: PaymentStatus) =>
    recordEvent({ sql, ctx, purchaseId: order.id, kind: 'payment', value });
  if (to !== 'success') {
    await record(to);
    return false;
  }
  if (isVoided) {
    await markGiven({ ...work, by: 'gateway' });
    const amountMinor = payment.amount_minor - payment.refunds_minor;
    if (amountMinor > 0) await addRefund({ ...work, amountMinor, reason: 'voided' });
    return false;
  }
  const isWanted = !hasEnded(payment.status) && takesMoney(order);
  const bill = { totalMinor: order.total_minor ?? 0, payments: others };
  const { amountMinor, tipMinor } = sumsOf(payment);
  const unwanted = unwantedMinor({ ...bill, amountMinor, tipMinor, isWanted });
  if (unwanted < payment.amount_minor) await record(to);
  if (unwanted > 0) await addRefund({ ...work, amountMinor: unwanted, reason: 'unwanted' });
  const paid = { ...sumsOf(payment), status: to, refundsMinor: unwanted };
  return isWanted && isCovered({ ...bill, payments: [...others, paid] });
}

/**
 * Moves an order with its payment: once paid it goes to the kitchen, given back it is cancelled if still possible
 * (rule orders/kitchen). A call that never left gives no more time, or an outage would hold orders.
 */
async function followOrder({
  sql,
  ctx,
  order,
  payment,
  to,
  isVoided,
  retryMs,
  isPaid,
  keepsHold,
}: Change & { isPaid: boolean; keepsHold: boolean }): Promise<void> {
  const own = { sql, ctx, purchaseId: order.id };
  if (isPaid) {
    await releasePurchase(own);
    await markSold(own);
    if (order.service === 'book') await followDeposit(own);
    else if (order.court !== null) await splitOrder(own);
    await acceptBySetting(own);
  } else if (keptMinor(sumsOf(payment)) > 0) {
    const move = { route: orderRouteOf(order), from: order.status, to: 'cancelled' } as const;
    if (canMove(move)) await moveLockedOrder({ sql, ctx, order, to: 'cancelled' });
  } else if (
    isVoided ? payment.status !== 'success' : to === 'declined' || to === 'error' || to === 'expired'
  ) {
    const isTried = payment.provider !== null && to !== 'expired';
    const until = keepsHold ? null : new Date(ctx.now.getTime() + retryMs);
    await extendHold({ ...own, until, longestMs: isTried ? LONGEST_TRIES_MS : null });
  }
}
