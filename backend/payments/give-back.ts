import type { Context } from '@/backend/context';
import type { PaymentRow } from '@/backend/orders';
import { GatewayError, type Outcome, type PaymentProvider } from '@/backend/providers/payments/port';
import { reportFailure } from './report-failure';

/**
 * Asks the gateway to give a charge back that nobody waits for any more. One that says no is not asked again: from
 * then on the money waits for a person (rule payments/money-back, docs/decisions/0092).
 * @returns the charge as it stands now
 * @throws GatewayError `unavailable` or `unknown`: whether it was given back is asked at the next check
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
