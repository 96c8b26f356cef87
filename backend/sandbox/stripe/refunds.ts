import { STRIPE_ERRORS } from './errors';
import { getIntent } from './intents';
import { type Form, partOf } from './read-form';
import { createStripeId, type Intent, type Refund, refundedOf, type StripeState } from './state';

/** Gives a charge back, whole or in part. @throws SandboxError for more than is left */
export function createRefund({
  state,
  slug,
  form,
  now,
}: {
  state: StripeState;
  slug: string;
  form: Form;
  now: number;
}): { intent: Intent; refund: Refund } {
  const intent = getIntent({ state, slug, id: form.get('payment_intent') ?? '' });
  if (intent.status !== 'succeeded') throw STRIPE_ERRORS.badState(intent.status);
  const left = intent.amount - refundedOf(intent);
  const amount = Number(form.get('amount') ?? left);
  if (left === 0) throw STRIPE_ERRORS.refunded();
  if (!Number.isSafeInteger(amount) || amount <= 0) throw STRIPE_ERRORS.notInteger('amount');
  if (amount > left) throw STRIPE_ERRORS.refundTooBig();
  const refund = {
    id: createStripeId('re'),
    amount,
    created: Math.floor(now / 1000),
    metadata: partOf(form, 'metadata'),
  };
  intent.refunds.push(refund);
  return { intent, refund };
}

export const toWireRefund = (intent: Intent, { id, amount, created, metadata }: Refund) => ({
  id,
  object: 'refund',
  amount,
  created,
  currency: intent.currency,
  metadata,
  payment_intent: intent.id,
  charge: intent.chargeId,
  status: 'succeeded',
});
