import { sandboxStripeKeys } from '@/backend/providers/payments/sandbox-keys';
import { createStripe } from '@/backend/providers/payments/stripe/create-stripe';
import { toStripeAccount } from '@/backend/providers/payments/stripe/keys';
import { toStripeEvent } from '@/backend/sandbox/stripe/sign-event';
import { createStripeId, type Intent, refundedOf } from '@/backend/sandbox/stripe/state';
import type { PayingBackend } from '@/tests/support/shops/gateway';
import type { DoubleCard, GatewayDouble } from './gateway-double';

const NUMBERS: Record<DoubleCard, string> = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  failing: '4000000000009995',
  asking: '4000000000003220',
};

export function openStripeDouble({ paying, slug }: { paying: PayingBackend; slug: string }): GatewayDouble {
  const { intents } = paying.state.stripe;
  const { publicKey } = sandboxStripeKeys(slug);
  const now = () => paying.backend.clock.now.getTime();
  const get = (id: string): Intent => {
    const found = intents.get(id);
    if (found?.slug !== slug) throw new Error(`no charge ${id}`);
    return found;
  };
  return {
    currency: 'MXN',
    async tokenize(card) {
      const response = await fetch(`${paying.sandboxUrl}/payment_methods`, {
        method: 'POST',
        headers: { authorization: `Bearer ${publicKey}` },
        body: new URLSearchParams({
          type: 'card',
          'card[number]': NUMBERS[card],
          'card[exp_month]': '12',
          'card[exp_year]': '30',
          'card[cvc]': '123',
        }),
      });
      return ((await response.json()) as { id: string }).id;
    },
    charges: ({ id }) =>
      [...intents.values()]
        .filter(({ slug: of, metadata }) => of === slug && metadata.reference?.startsWith(`${id}-`))
        .map((one) => ({
          id: one.id,
          reference: one.metadata.reference ?? '',
          takenMinor: one.status === 'succeeded' ? one.amount : 0,
          returnedMinor: refundedOf(one),
          isFinal: one.status !== 'requires_action' && one.status !== 'processing',
        })),
    tell(id, signer = slug) {
      const intent = get(id);
      const secret = sandboxStripeKeys(signer).webhookSecret;
      const { body: raw, headers } = toStripeEvent({ intent, secret, now: now() });
      return { raw, headers };
    },
    alter(id, { amountMinor, currency, reference }) {
      const intent = get(id);
      intent.amount = amountMinor ?? intent.amount;
      intent.currency = currency?.toLowerCase() ?? intent.currency;
      if (reference !== undefined) intent.metadata.reference = reference;
    },
    forget(id) {
      const intent = get(id);
      intents.delete(id);
      return () => void intents.set(id, intent);
    },
    giveBack(id) {
      const intent = get(id);
      const amount = intent.amount - refundedOf(intent);
      const created = Math.floor(now() / 1000);
      if (amount > 0) intent.refunds.push({ id: createStripeId('re'), amount, created, metadata: {} });
    },
    async answer(id, isApproved) {
      const { origin } = new URL(paying.sandboxUrl);
      await fetch(`${origin}/stripe/authenticate`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ intent: id, answer: isApproved ? 'approve' : 'fail' }),
      });
    },
    at: ({ base, ...line }) =>
      createStripe({
        name: 'sandbox',
        account: toStripeAccount({
          keys: { ...sandboxStripeKeys(slug), environment: 'test' },
          origin: new URL(base).origin,
        }),
        clock: () => paying.backend.clock.now,
        ...line,
      }),
  };
}
