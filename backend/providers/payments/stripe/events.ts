import Stripe from 'stripe';
import * as z from 'zod/mini';
import type { WebhookAnswer } from '../port';
import { intentSchema, toOutcome } from './wire';

const TOLERANCE_S = 300;
const eventSchema = z.object({
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({ object: z.unknown() }),
});

/** Nothing is believed without a secret (guarantee/forged-events, guarantee/foreign-events). */
export function readEvent({
  raw,
  signature,
  secret,
  environment,
  now,
}: {
  raw: string;
  signature: string;
  secret: string | null;
  environment: 'test' | 'prod';
  now: Date;
}): WebhookAnswer {
  if (!secret) return { ok: false, reason: 'no_secret' };
  let body: unknown;
  try {
    body = Stripe.webhooks.constructEvent(raw, signature, secret, TOLERANCE_S, undefined, now.getTime());
  } catch (error) {
    const isForged = error instanceof Stripe.errors.StripeSignatureVerificationError;
    return { ok: false, reason: isForged ? 'bad_signature' : 'malformed' };
  }
  const event = eventSchema.safeParse(body).data;
  if (!event) return { ok: false, reason: 'malformed' };
  if (event.livemode !== (environment === 'prod')) return { ok: false, reason: 'wrong_environment' };
  if (!event.type.startsWith('payment_intent.')) return { ok: true, events: [] };
  const intent = intentSchema.safeParse(event.data.object).data;
  if (!intent) return { ok: false, reason: 'malformed' };
  const { providerRef, status, rawStatus, reference, amountMinor, currency } = toOutcome(intent);
  return {
    ok: true,
    events: [
      {
        providerRef,
        status,
        rawStatus: rawStatus ?? intent.status,
        reference: reference || null,
        amountMinor: amountMinor < 0 ? null : amountMinor,
        currency,
      },
    ],
  };
}
