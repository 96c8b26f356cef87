import * as z from 'zod/mini';
import type { GatewayStatus } from '@/lib/domain/payments/payment-status';
import type { Action, Outcome } from '../port';
import { fromUnits } from './amounts';

export const intentSchema = z.object({
  id: z.string().check(z.minLength(1)),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  metadata: z.object({ reference: z.optional(z.string()), expires_at: z.optional(z.string()) }),
  cancellation_reason: z.optional(z.nullable(z.string())),
  last_payment_error: z.optional(z.nullable(z.object({ code: z.optional(z.string()) }))),
  next_action: z.optional(
    z.nullable(
      z.object({
        type: z.string(),
        redirect_to_url: z.optional(z.nullable(z.object({ url: z.nullable(z.string()) }))),
      }),
    ),
  ),
  /** Only its id where it was not asked for. */
  latest_charge: z.optional(z.nullable(z.union([z.string(), z.object({ refunded: z.boolean() })]))),
});
export type WireIntent = z.infer<typeof intentSchema>;

const isGivenBack = ({ latest_charge: charge }: WireIntent) => typeof charge === 'object' && charge?.refunded;

/** An unknown status decides nothing: it is asked again. */
function toGatewayStatus(intent: WireIntent): GatewayStatus {
  switch (intent.status) {
    case 'succeeded':
      return isGivenBack(intent) ? 'voided' : 'approved';
    case 'requires_payment_method':
      // We never try a second card on an intent: a failed one stays failed.
      return intent.last_payment_error ? 'declined' : 'pending';
    case 'canceled':
      return 'expired';
    default:
      return 'pending';
  }
}

function toAction({ status, next_action: next }: WireIntent): Action | null {
  const url = status === 'requires_action' ? next?.redirect_to_url?.url : null;
  return url ? { type: 'redirect', url } : null;
}

/** The gateway itself says so, which makes an event that is handled first say the same. */
const isCancelledByPayer = ({ status, cancellation_reason: reason }: WireIntent) =>
  status === 'canceled' && reason === 'requested_by_customer';

/** Stripe's words for a refusal are English: the screens have their own. */
export const toOutcome = (intent: WireIntent): Outcome => ({
  status: toGatewayStatus(intent),
  providerRef: intent.id,
  reference: intent.metadata.reference ?? '',
  amountMinor: fromUnits({ units: intent.amount, code: intent.currency }) ?? -1,
  currency: intent.currency.toUpperCase(),
  message: null,
  rawStatus: isGivenBack(intent) ? 'refunded' : intent.status,
  action: toAction(intent),
  ...(isCancelledByPayer(intent) ? { reason: 'cancelled' as const } : {}),
});
