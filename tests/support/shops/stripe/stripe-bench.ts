import { createBreaker } from '@/backend/providers/payments/breaker';
import type { CreateInput, GatewayError } from '@/backend/providers/payments/port';
import { sandboxStripeKeys } from '@/backend/providers/payments/sandbox-keys';
import { createStripe } from '@/backend/providers/payments/stripe/create-stripe';
import { toStripeAccount } from '@/backend/providers/payments/stripe/keys';
import { chargeInput, openSandbox } from '@/tests/support/shops/sandbox-bench';

export const HOTEL = 'hotel-marlina';
/** Stripe's own test cards. */
export const STRIPE_CARDS = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  challenge: '4000000000003220',
} as const;

export const kindOf = (work: Promise<unknown>) =>
  work.then(
    (value) => (value === null ? 'null' : 'taken'),
    (error: GatewayError) => error.kind,
  );

/** 325.00 MXN; `changes` are a test's own. */
export const mexicanInput = (changes: Partial<CreateInput> = {}) =>
  chargeInput({
    currency: 'MXN',
    method: { type: 'card', token: 'pm_test' },
    returnUrl: 'http://hotel-marlina.localhost:3000/restaurante/order/77',
    ...changes,
  });

export function openStripeAdapter({
  origin,
  clock,
  slug = HOTEL,
  timeoutMs = 5_000,
  secret = true,
}: {
  origin: string;
  clock: { now: number };
  slug?: string;
  timeoutMs?: number;
  secret?: boolean;
}) {
  const keys = sandboxStripeKeys(slug);
  const own = { ...keys, webhookSecret: secret ? keys.webhookSecret : null, environment: 'test' as const };
  const read = () => new Date(clock.now);
  return createStripe({
    name: 'sandbox',
    account: toStripeAccount({ keys: own, origin }),
    guarded: createBreaker(read),
    clock: read,
    timeoutMs,
  });
}

/** The sandbox as Stripe: what a browser and the product ask of it. */
export async function openStripeBench() {
  const bench = await openSandbox();
  const { origin, clock, state } = bench;
  const post = async (
    path: string,
    form: Record<string, string>,
    { key = sandboxStripeKeys(HOTEL).secretKey, headers = {} }: { key?: string; headers?: object } = {},
  ) => {
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, ...headers },
      body: new URLSearchParams(form),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  async function tokenize(number: string = STRIPE_CARDS.approved, slug = HOTEL): Promise<string> {
    const { body } = await post(
      '/v1/payment_methods',
      {
        type: 'card',
        'card[number]': number,
        'card[exp_month]': '12',
        'card[exp_year]': '30',
        'card[cvc]': '123',
      },
      { key: sandboxStripeKeys(slug).publicKey },
    );
    return (body as { id: string }).id;
  }
  return {
    ...bench,
    intents: () => [...state.stripe.intents.values()],
    post,
    stripe: (changes: { slug?: string; timeoutMs?: number; secret?: boolean } = {}) =>
      openStripeAdapter({ origin, clock, ...changes }),
    tokenize,
    card: async (number?: string, changes: Partial<CreateInput> = {}) =>
      mexicanInput({ method: { type: 'card', token: await tokenize(number) }, ...changes }),
    /** Answers as the holder of a card at its bank. */
    challenge: (address: string, answer: 'approve' | 'fail') =>
      fetch(address, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ intent: new URL(address).searchParams.get('intent') ?? '', answer }),
      }),
  };
}
export type StripeBench = Awaited<ReturnType<typeof openStripeBench>>;
