import type { Context } from '@/backend/context';
import type { PaymentRow } from '@/backend/orders';
import { GatewayError, type Outcome, type PaymentProvider } from '@/backend/providers/payments/port';
import { reportFailure } from './report-failure';

/**
 * A refused void waits for a person (rule payments/money-back, docs/decisions/0092).
 * @throws GatewayError `unavailable` or `unknown`: the next check asks whether it was given back
 */
export async function giveBack({
  ctx,
  payment,
  provider,
  charge,
}: {
  ctx: Context;
  payment: PaymentRow;
  provider: PaymentProvider;
  charge: Outcome;
}): Promise<Outcome> {
  if (!provider.void || payment.details.is_void_refused) return charge;
  try {
    return await provider.void(charge.providerRef);
  } catch (error) {
    if (!(error instanceof GatewayError) || error.kind !== 'refused') throw error;
    reportFailure({ ctx, call: 'void', provider: payment.provider, paymentId: payment.id, error });
    await ctx.db.tenant(ctx.instance.id, (sql) =>
      sql(
        `update payments set details = details || '{"is_void_refused": true}' where instance_id = $1 and id = $2`,
        [ctx.instance.id, payment.id],
      ),
    );
    return charge;
  }
}
