import type { Context } from '@/backend/context';
import { closedOutcome, GatewayError, type Outcome } from '@/backend/providers/payments/port';
import { findPayment, noteCheck, type PaymentRow } from '@/backend/purchases/payments';
import { bankWaitsUntil } from '@/lib/domain/payments/bank-time';
import { mayPayAgain, nextLookAt } from '@/lib/domain/payments/failed-charge';
import { lookAtCharge } from './look-at-charge';
import { after, pauseMs } from './pauses';
import { reportFailure } from './report-failure';
import { settlePayment } from './settle-payment';

/** While the breaker is open or the gateway is out of reach. */
const NOT_ASKED_PAUSE_MS = 10_000;
/** Time after which the gateway would know a charge; a little more than an attempt's life. */
const FORGET_MS = 60_000;
const GIVE_UP_MS = 25 * 3_600_000;

/** While the diner waits for the bank's address (rule payments/pse). */
const ADDRESS_PAUSE_MS = 1_000;
const ADDRESS_CHECKS = 10;
const awaitsAddress = ({ method, checks, details }: PaymentRow, answer: Outcome | null) =>
  method === 'pse' &&
  answer?.status === 'pending' &&
  !answer.action &&
  !details.action &&
  checks < ADDRESS_CHECKS;

/** While the diner answers the card's bank, whose next step no event tells (rule payments/challenge). */
const STEP_PAUSE_MS = 5_000;

function nextPause(payment: PaymentRow, answer: Outcome | null = null): number {
  if (awaitsAddress(payment, answer)) return ADDRESS_PAUSE_MS;
  if (answer?.action?.type !== 'challenge') return pauseMs(payment.checks);
  return payment.checks < ADDRESS_CHECKS ? ADDRESS_PAUSE_MS : STEP_PAUSE_MS;
}

const isGivenUp = ({ payment, now }: { payment: PaymentRow; now: Date }) =>
  now.getTime() - payment.created_at.getTime() > GIVE_UP_MS;

/**
 * Until when a wallet, a challenge or a bank is waited for, which were told the attempt's time; null for what nobody is
 * asked about (rule payments/nequi, rule payments/pse).
 */
function overdueAt({ method, details, expires_at }: PaymentRow): Date | null {
  if (!expires_at) return null;
  if (method === 'pse' || details.action?.type === 'redirect') return bankWaitsUntil(expires_at);
  return details.action ? after(expires_at, FORGET_MS) : null;
}

function isOverdue({ payment, now }: { payment: PaymentRow; now: Date }): boolean {
  const end = overdueAt(payment);
  return end !== null && end <= now;
}

/**
 * After 15 minutes if the gateway never knew it, when nobody waits any longer, else after 25 hours. Expired: «error» is the gateway's word
 * (rule payments/attempt). Later money is given back (guarantee/late-approval).
 */
function isExpired({
  payment,
  answer,
  now,
}: {
  payment: PaymentRow;
  answer: Outcome | null;
  now: Date;
}): boolean {
  if (answer === null)
    return payment.expires_at !== null && now.getTime() > payment.expires_at.getTime() + FORGET_MS;
  return answer.status === 'pending' && (isOverdue({ payment, now }) || isGivenUp({ payment, now }));
}

function expire({ payment, ctx, answer }: { payment: PaymentRow; ctx: Context; answer: Outcome | null }) {
  const { reference, amount_minor: amountMinor } = payment;
  const providerRef = answer?.providerRef ?? payment.provider_ref;
  const { currency } = ctx.instance;
  const closed = { status: 'expired', providerRef, reference, amountMinor, currency } as const;
  if (isGivenUp({ payment, now: ctx.now })) return closedOutcome(closed);
  return closedOutcome({ ...closed, reason: answer ? 'overdue' : 'timed_out' });
}

/** When the gateway failed at the charge; null once it named the charge. */
function failureOf({ details, provider_ref }: PaymentRow): Date | null {
  return details.failed_at && provider_ref === null ? new Date(details.failed_at) : null;
}

/** No record of a charge that it failed at: the diner may pay again. */
function isNotReceived({ payment, now }: { payment: PaymentRow; now: Date }): boolean {
  const failedAt = failureOf(payment);
  const misses = (payment.details.misses ?? 0) + 1;
  return payment.status === 'unknown' && failedAt !== null && mayPayAgain({ failedAt, misses, now });
}

/** Null if the gateway has no record. @throws GatewayError */
async function askGateway({ payment, ctx }: { payment: PaymentRow; ctx: Context }): Promise<Outcome | null> {
  const { charge: answer } = await lookAtCharge({ ctx, payment });
  if (isExpired({ payment, answer, now: ctx.now })) return expire({ payment, ctx, answer });
  if (answer === null && isNotReceived({ payment, now: ctx.now }))
    return { ...expire({ payment, ctx, answer }), reason: 'not_received' };
  return answer;
}

type Answered = {
  outcome: Outcome | null;
  isAsked: boolean;
  isMissing: boolean;
};

async function askOnce({ ctx, payment }: { ctx: Context; payment: PaymentRow }): Promise<Answered> {
  try {
    const outcome = await askGateway({ payment, ctx });
    return { outcome, isAsked: true, isMissing: outcome === null && failureOf(payment) !== null };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    reportFailure({ ctx, call: 'fetch', provider: payment.provider, paymentId: payment.id, error });
    // An unreachable gateway, perhaps by a changed key, holds no order for ever.
    const outcome = isGivenUp({ payment, now: ctx.now }) ? expire({ payment, ctx, answer: null }) : null;
    return { outcome, isAsked: error.reach !== 'not_sent', isMissing: false };
  }
}

/** A gateway that ends an attempt by its time has done so by then. */
const ENDED_MS = 1_000;

/** Calls that never left do not count as checks. Never later than what ends by time. */
function nextCheck({ payment, answered, now }: { payment: PaymentRow; answered: Answered; now: Date }): Date {
  if (!answered.isAsked) return after(now, NOT_ASKED_PAUSE_MS);
  const failedAt = failureOf(payment);
  const next =
    (failedAt && nextLookAt({ failedAt, now })) ?? after(now, nextPause(payment, answered.outcome));
  const ends = [overdueAt(payment), payment.expires_at && after(payment.expires_at, ENDED_MS)];
  return ends.reduce<Date>((first, end) => (end && end > now && end < first ? end : first), next);
}

/** Settles an attempt though every event is lost (guarantee/lost-events). */
export async function reconcilePayment({
  ctx,
  paymentId,
}: {
  ctx: Context;
  paymentId: number;
}): Promise<void> {
  const { id: instanceId } = ctx.instance;
  const payment = await ctx.db.tenant(instanceId, (sql) => findPayment({ sql, ctx, paymentId }));
  if (!payment) return;
  const answered = await askOnce({ ctx, payment });
  const { outcome } = answered;
  await ctx.checkpoint('job-before-settle');
  await ctx.db.tenant(instanceId, async (sql) => {
    const settled = outcome ? await settlePayment({ sql, ctx, paymentId, outcome }) : 'same';
    // An attempt that we ended may still bring money.
    const isLast =
      outcome !== null &&
      outcome.status !== 'pending' &&
      outcome.reason !== 'not_received' &&
      outcome.reason !== 'overdue' &&
      settled !== 'mismatch';
    await noteCheck({
      sql,
      ctx,
      payment,
      checkAt: nextCheck({ payment, answered, now: ctx.now }),
      isAsked: answered.isAsked,
      isMissing: answered.isMissing,
      isLast,
      isTimedOut: outcome?.reason === 'timed_out',
    });
  });
}
