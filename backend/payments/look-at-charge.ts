import type { Context } from '@/backend/context';
import { GatewayError } from '@/backend/providers/payments/port';
import { findPayment, type PaymentRow } from '@/backend/purchases/payments';
import { findAttemptProvider } from './accounts';
import { begunAt } from './claim-payment';
import { reportFailure } from './report-failure';
import { settlePayment } from './settle-payment';

/** The charge as its gateway has it, null if it has none. @throws GatewayError */
export async function lookAtCharge({ ctx, payment }: { ctx: Context; payment: PaymentRow }) {
  const provider = await findAttemptProvider({ ctx, attempt: payment });
  if (!provider) throw new GatewayError('refused', 'the store has no such gateway any more');
  const { provider_ref: knownAs, reference } = payment;
  const charge = knownAs ? await provider.fetch(knownAs) : await provider.find(reference, begunAt(payment));
  return { provider, charge };
}

/**
 * Writes down what somebody gave back at the gateway itself, before a person gives it again by hand
 * (guarantee/given-back-once). A gateway out of reach keeps nobody from giving.
 */
export async function hearOfGivenBack({
  ctx,
  paymentId,
}: {
  ctx: Context;
  paymentId: number;
}): Promise<void> {
  const payment = await ctx.db.tenant(ctx.instance.id, (sql) => findPayment({ sql, ctx, paymentId }));
  if (!payment?.provider) return;
  try {
    const { charge: outcome } = await lookAtCharge({ ctx, payment });
    if (outcome?.status !== 'voided') return;
    await ctx.db.tenant(ctx.instance.id, (sql) => settlePayment({ sql, ctx, paymentId, outcome }));
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    reportFailure({ ctx, call: 'fetch', provider: payment.provider, paymentId, error });
  }
}
