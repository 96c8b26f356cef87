import type { Context } from '@/backend/context';
import { GatewayError } from '@/backend/providers/payments/port';
import type { PaymentRow } from '@/backend/purchases/payments';
import { mayLeave } from '@/lib/domain/payments/leaving';
import { findAttemptProvider } from './accounts';
import { reconcilePayment } from './reconcile-payment';
import { reportFailure } from './report-failure';
import { settlePayment } from './settle-payment';

/**
 * Before a payment is left, its gateway cancels it where it can, else says how it stands. A payment that it has decided
 * by then stands (rule payments/leaving). A gateway that fails decides nothing.
 */
export async function leaveAtGateway({ ctx, payment }: { ctx: Context; payment: PaymentRow }): Promise<void> {
  const { id: paymentId, provider: name, provider_ref: providerRef, details } = payment;
  const isCancelled = details.action?.type === 'redirect' && mayLeave(details.action);
  const provider = isCancelled ? await findAttemptProvider({ ctx, attempt: payment }) : null;
  if (!provider?.cancel || !providerRef) {
    await reconcilePayment({ ctx, paymentId });
    return;
  }
  try {
    const outcome = await provider.cancel(providerRef);
    await ctx.checkpoint('payment-cancelled');
    if (outcome)
      await ctx.db.tenant(ctx.instance.id, (sql) => settlePayment({ sql, ctx, paymentId, outcome }));
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    reportFailure({ ctx, call: 'cancel', provider: name, paymentId, error });
  }
}
