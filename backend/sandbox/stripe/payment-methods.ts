import { passesLuhn } from '@/lib/domain/payments/card-numbers';
import { keep } from '../gateway-state';
import { STRIPE_ERRORS } from './errors';
import { type Form, partOf } from './read-form';
import { type CardOutcome, createStripeId, type PaymentMethod, type StripeState } from './state';

const declined = (code: string, declineCode: string): CardOutcome => ({
  kind: 'declined',
  code,
  declineCode,
});

/** Stripe's own test cards. */
const OUTCOMES: Readonly<Record<string, CardOutcome>> = {
  '4242424242424242': { kind: 'approved' },
  '5555555555554444': { kind: 'approved' },
  '4000000000003220': { kind: 'challenge' },
  '4000002500003155': { kind: 'challenge' },
  '4000000000000002': declined('card_declined', 'generic_decline'),
  '4000000000009995': declined('card_declined', 'insufficient_funds'),
};
const REAL_CARD = declined('card_declined', 'test_mode_live_card');

function assertNotOver({ month, year, now }: { month: number; year: number; now: Date }): void {
  if (!(month >= 1 && month <= 12)) throw STRIPE_ERRORS.card('invalid_expiry_month', 'Wrong month.');
  const full = year < 100 ? 2000 + year : year;
  if (!(now.getTime() < Date.UTC(full, month, 1)))
    throw STRIPE_ERRORS.card('invalid_expiry_year', 'Your card’s expiration year is invalid.');
}

/** `POST /v1/payment_methods`; forgets the card. @throws SandboxError */
export function createPaymentMethod({
  state,
  slug,
  form,
  now,
}: {
  state: StripeState;
  slug: string;
  form: Form;
  now: Date;
}): PaymentMethod {
  if (form.get('type') !== 'card') throw STRIPE_ERRORS.missing('type');
  const { number = '', exp_month, exp_year, cvc = '' } = partOf(form, 'card');
  const digits = number.replaceAll(' ', '');
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits))
    throw STRIPE_ERRORS.card('incorrect_number', 'Your card number is incorrect.', {
      param: 'card[number]',
    });
  assertNotOver({ month: Number(exp_month), year: Number(exp_year), now });
  if (!/^\d{3,4}$/.test(cvc))
    throw STRIPE_ERRORS.card('invalid_cvc', 'Your card’s security code is invalid.');
  const method: PaymentMethod = {
    id: createStripeId('pm'),
    slug,
    brand: digits.startsWith('4') ? 'visa' : 'mastercard',
    last4: digits.slice(-4),
    outcome: OUTCOMES[digits] ?? REAL_CARD,
    used: false,
  };
  keep(state.methods, method.id, method);
  return method;
}

export const toWireMethod = ({ id, brand, last4 }: PaymentMethod) => ({
  id,
  object: 'payment_method',
  type: 'card',
  card: { brand, last4 },
  livemode: false,
});
