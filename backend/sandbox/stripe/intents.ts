import { keep } from '../gateway-state';
import { STRIPE_ERRORS } from './errors';
import { type Form, partOf } from './read-form';
import { type CardOutcome, createStripeId, type Intent, refundedOf, type StripeState } from './state';

const CREATE_PARAMS =
  /^(amount|currency|payment_method|confirm|return_url|allowed_payment_method_types\[\d\]|metadata\[\w+\]|expand\[\d\])$/;
/** In Stripe's smallest unit. */
const LEAST: Readonly<Record<string, number>> = { mxn: 1_000 };

function integerOf(form: Form, name: string): number {
  const value = form.get(name);
  if (value === undefined) throw STRIPE_ERRORS.missing(name);
  if (!/^\d+$/.test(value)) throw STRIPE_ERRORS.notInteger(name);
  return Number(value);
}

function textOf(form: Form, name: string): string {
  const value = form.get(name);
  if (!value) throw STRIPE_ERRORS.missing(name);
  return value;
}

const ERRORS_OF = (outcome: Extract<CardOutcome, { kind: 'declined' }>) => ({
  code: outcome.code,
  decline_code: outcome.declineCode,
  message: 'Your card was declined.',
});

/** Created and confirmed at once, as the product asks for it. @throws SandboxError */
export function createIntent({
  state,
  slug,
  form,
  now,
  origin,
  isSlow,
}: {
  state: StripeState;
  slug: string;
  form: Form;
  now: number;
  origin: string;
  /** Stays `processing` for a while. */
  isSlow: boolean;
}): Intent {
  const strange = [...form.keys()].find((name) => !CREATE_PARAMS.test(name));
  if (strange) throw STRIPE_ERRORS.unknown(strange);
  const [amount, currency] = [integerOf(form, 'amount'), textOf(form, 'currency')];
  if (amount < (LEAST[currency] ?? 1)) throw STRIPE_ERRORS.tooSmall();
  if (form.get('confirm') !== 'true') throw STRIPE_ERRORS.missing('confirm');
  const method = state.methods.get(textOf(form, 'payment_method'));
  if (method?.slug !== slug) throw STRIPE_ERRORS.noMethod(form.get('payment_method') ?? '');
  if (method.used) throw STRIPE_ERRORS.usedMethod();
  method.used = true;
  const { outcome } = method;
  const intent: Intent = {
    id: createStripeId('pi'),
    slug,
    amount,
    currency,
    status: 'requires_action',
    created: Math.floor(now / 1000),
    metadata: partOf(form, 'metadata'),
    payment_method: method.id,
    return_url: form.get('return_url') ?? null,
    cancellation_reason: null,
    error: null,
    origin,
    chargeId: createStripeId('ch'),
    refunds: [],
  };
  if (outcome.kind === 'declined')
    Object.assign(intent, { status: 'requires_payment_method', error: ERRORS_OF(outcome) });
  if (outcome.kind === 'approved') intent.status = isSlow ? 'processing' : 'succeeded';
  keep(state.intents, intent.id, intent);
  return intent;
}

export function getIntent({ state, slug, id }: { state: StripeState; slug: string; id: string }): Intent {
  const intent = state.intents.get(id);
  if (intent?.slug !== slug) throw STRIPE_ERRORS.noIntent(id);
  return intent;
}

/** Ends the card holder's challenge. */
export function answerChallenge(intent: Intent, isApproved: boolean): void {
  intent.status = isApproved ? 'succeeded' : 'requires_payment_method';
  if (!isApproved)
    intent.error = {
      code: 'payment_intent_authentication_failure',
      message: 'The provided PaymentMethod has failed authentication.',
    };
}

/** @throws SandboxError once it is final */
export function cancelIntent(intent: Intent, reason: string | null): void {
  if (intent.status !== 'requires_action' && intent.status !== 'requires_payment_method')
    throw STRIPE_ERRORS.badState(intent.status);
  intent.status = 'canceled';
  intent.cancellation_reason = reason;
}

const challengeAddress = ({ origin, id }: Intent) => `${origin}/stripe/authenticate?intent=${id}`;

export function toWireCharge(intent: Intent) {
  const { id, chargeId, amount, currency, metadata } = intent;
  const refunded = refundedOf(intent);
  return {
    id: chargeId,
    object: 'charge',
    amount,
    currency,
    metadata,
    payment_intent: id,
    amount_refunded: refunded,
    refunded: refunded === amount,
  };
}

/** @param isExpanded with its charge, not only its id */
export function toWireIntent(intent: Intent, isExpanded = false) {
  const { id, amount, currency, status, created, metadata, error, chargeId } = intent;
  const isCharged = status === 'succeeded';
  return {
    id,
    object: 'payment_intent',
    amount,
    amount_received: isCharged ? amount : 0,
    currency,
    status,
    created,
    livemode: false,
    metadata,
    payment_method: error ? null : intent.payment_method,
    payment_method_types: ['card'],
    cancellation_reason: intent.cancellation_reason,
    client_secret: `${id}_secret_${chargeId}`,
    last_payment_error: error && { type: 'card_error', ...error },
    latest_charge: isCharged ? (isExpanded ? toWireCharge(intent) : chargeId) : null,
    next_action:
      status === 'requires_action'
        ? {
            type: 'redirect_to_url',
            redirect_to_url: { url: challengeAddress(intent), return_url: intent.return_url },
          }
        : null,
  };
}
