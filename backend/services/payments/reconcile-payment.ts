import type { Context } from '../../context';
import {
  closedOutcome,
  GatewayError,
  type Outcome,
  type PaymentProvider,
} from '../../integrations/payments/port';
import { PAYMENT_COLUMNS, type PaymentRow } from '../orders';
import { reportFailure } from './report-failure';
import { settlePayment } from './settle-payment';

/** When the gateway is asked again, by how often it was: 2, 5, 15, 60 s, then every ten minutes (quality F08). */
const PAUSES_MS = [2_000, 5_000, 15_000, 60_000];
const LONG_PAUSE_MS = 600_000;
/** After this long the gateway would know of a charge; a little more than an attempt lives. */
const FORGET_MS = 60_000;
const GIVE_UP_MS = 25 * 3_600_000;

const nextPause = (checks: number) => PAUSES_MS[checks] ?? LONG_PAUSE_MS;

/**
 * Whether an attempt that the gateway does not close is over: its quarter of an hour has passed and the gateway never
 * heard of it, or it still cannot say a day and an hour later. Either is expired, not an error: that word is the
 * gateway's (decision 79). What comes after is money to give back (F14).
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
  const at = now.getTime();
  if (answer === null) return payment.expires_at !== null && at > payment.expires_at.getTime() + FORGET_MS;
  return answer.status === 'pending' && at - payment.created_at.getTime() > GIVE_UP_MS;
}

/** What the gateway says of an attempt, or how it ends without it; null while nobody knows. @throws GatewayError */
async function askGateway({
  payment,
  provider,
  ctx,
}: {
  payment: PaymentRow;
  provider: PaymentProvider;
  ctx: Context;
}): Promise<Outcome | null> {
  const { provider_ref: knownAs, reference, amount_minor: amountMinor } = payment;
  const answer = knownAs ? await provider.fetch(knownAs) : await provider.find(reference);
  if (!isExpired({ payment, answer, now: ctx.now })) return answer;
  const providerRef = answer?.providerRef ?? knownAs;
  const { currency } = ctx.instance;
  return closedOutcome({ status: 'expired', providerRef, reference, amountMinor, currency });
}

/**
 * Asks the gateway what became of an attempt and settles it: the truth when every event is lost (quality F13).
 * @returns whether it changed
 */
export async function reconcilePayment({
  ctx,
  paymentId,
}: {
  ctx: Context;
  paymentId: number;
}): Promise<boolean> {
  const { id: instanceId, slug, currency } = ctx.instance;
  const [payment] = await ctx.db.tenant(instanceId, (sql) =>
    sql<PaymentRow & { checks: number }>(
      `select ${PAYMENT_COLUMNS}, checks from payments where instance_id = $1 and id = $2`,
      [instanceId, paymentId],
    ),
  );
  if (!payment) return false;
  let outcome: Outcome | null = null;
  try {
    const provider = ctx.findProvider({ name: payment.provider, slug, currency });
    if (!provider) throw new GatewayError('refused', 'the store has no such gateway any more');
    outcome = await askGateway({ payment, provider, ctx });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    reportFailure({ ctx, call: 'fetch', provider: payment.provider, paymentId, error });
  }
  await ctx.checkpoint('job-before-settle');
  return ctx.db.tenant(instanceId, async (sql) => {
    const settled = outcome ? await settlePayment({ sql, ctx, paymentId, outcome }) : 'same';
    // An attempt that we ended ourselves may still bring money, until the gateway has said its last word.
    const isLast = outcome !== null && outcome.status !== 'pending' && settled !== 'misfit';
    await sql(
      `update payments set checks = checks + 1,
         finished_at = coalesce(finished_at, case when $4 then $5::timestamptz end),
         check_at = case when finished_at is null and not $4 then $3::timestamptz end
       where instance_id = $1 and id = $2`,
      [instanceId, paymentId, new Date(ctx.now.getTime() + nextPause(payment.checks)), isLast, ctx.now],
    );
    return settled === 'changed';
  });
}
