import Stripe from 'stripe';
import * as z from 'zod/mini';
import type { NormalizedEvent, WebhookAnswer } from '../port';
import { fromUnits } from './amounts';
import { intentSchema, toOutcome } from './wire';

const TOLERANCE_S = 300;
const eventSchema = z.object({
  type: z.string(),
  livemode: z.boolean(),
  data: z.object({ object: z.unknown() }),
});

const chargeSchema = z.object({
  payment_intent: z.nullable(z.string()),
  refunded: z.boolean(),
  amount: z.int(),
  currency: z.string(),
  metadata: z.object({ reference: z.optional(z.string()) }),
});

/** Null for another shape. */
function readIntent(object: unknown): NormalizedEvent[] | null {
  const intent = intentSchema.safeParse(object).data;
  if (!intent) return null;
  const { providerRef, status, rawStatus, reference, amountMinor, currency } = toOutcome(intent);
  return [
    {
      providerRef,
      status,
      rawStatus: rawStatus ?? intent.status,
      reference: reference || null,
      amountMinor: amountMinor < 0 ? null : amountMinor,
      currency,
    },
  ];
}

/** Given back, also by a person at Stripe; a part of it changes no intent. Null for another shape. */
function readRefund(object: unknown): NormalizedEvent[] | null {
  const charge = chargeSchema.safeParse(object).data;
  if (!charge) return null;
  const { payment_intent: providerRef, refunded, amount, currency, metadata } = charge;
  if (!providerRef || !refunded) return [];
  const given = { providerRef, status: 'voided', rawStatus: 'refunded' } as const;
  const amountMinor = fromUnits({ units: amount, code: currency });
  return [{ ...given, reference: metadata.reference ?? null, amountMinor, currency: currency.toUpperCase() }];
}

/** Null for another shape; empty for what says nothing of a payment. */
function readObject(type: string, object: unknown): NormalizedEvent[] | null {
  if (type.startsWith('payment_intent.')) return readIntent(object);
  return type === 'charge.refunded' ? readRefund(object) : [];
}

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
  const events = readObject(event.type, event.data.object);
  return events ? { ok: true, events } : { ok: false, reason: 'malformed' };
}
