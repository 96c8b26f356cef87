import { createHmac } from 'node:crypto';
import { sandboxStripeKeys } from '@/backend/providers/payments/sandbox-keys';
import type { HeldEvent } from '../gateway-state';
import { hostOf } from '../host-of';
import { toWireCharge, toWireIntent } from './intents';
import { createStripeId, type Intent, type IntentStatus } from './state';

const TYPES = {
  succeeded: 'payment_intent.succeeded',
  requires_payment_method: 'payment_intent.payment_failed',
  requires_action: 'payment_intent.requires_action',
  processing: 'payment_intent.processing',
  canceled: 'payment_intent.canceled',
} as const satisfies Record<IntentStatus, string>;

/** `Stripe-Signature`: HMAC-SHA256 of time and bytes. @param at seconds */
const signStripe = ({ body, secret, at }: { body: string; secret: string; at: number }): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;

/** An event about the charge once some of it was refunded, else about the intent. */
export function toStripeEvent({
  intent,
  secret,
  now,
  changes = {},
}: {
  intent: Intent;
  secret: string;
  now: number;
  changes?: { livemode?: boolean; type?: string; data?: object };
}) {
  const at = Math.floor(now / 1000);
  const isGiven = intent.refunds.length > 0;
  const body = JSON.stringify({
    id: createStripeId('evt'),
    object: 'event',
    type: isGiven ? 'charge.refunded' : TYPES[intent.status],
    created: at,
    livemode: false,
    data: { object: isGiven ? toWireCharge(intent) : toWireIntent(intent) },
    ...changes,
  });
  return { body, headers: { 'stripe-signature': signStripe({ body, secret, at }) } };
}

export function toHeldStripeEvent(intent: Intent, now: number): HeldEvent {
  const { id: chargeId, slug, return_url: returnUrl } = intent;
  const status = intent.refunds.length > 0 ? 'refunded' : intent.status;
  const secret = sandboxStripeKeys(slug).webhookSecret;
  return { chargeId, status, host: hostOf({ returnUrl, slug }), ...toStripeEvent({ intent, secret, now }) };
}
