import type { ProviderName } from '@/lib/domain/payments/providers';
import type { Breaker } from '../breaker';
import type { PaymentProvider } from '../port';
import { createStripeCalls } from './calls';
import {
  cancelCharge,
  createCharge,
  fetchCharge,
  findCharge,
  refundCharge,
  type StripeConnection,
} from './charges';
import { readEvent } from './events';
import type { StripeAccount } from './keys';

const TIMEOUT_MS = 8_000;
/** Where a challenge is shown. */
const CHALLENGE_DOMAINS = ['hooks.stripe.com'];

/** Its script draws the card's fields in frames of its own. */
const FRAMES = ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'];

/** Charges cards by payment intents (docs/decisions/0157). */
export function createStripe({
  account,
  guarded,
  clock,
  name,
  timeoutMs = TIMEOUT_MS,
}: {
  account: StripeAccount;
  guarded: Breaker;
  clock: () => Date;
  name: ProviderName;
  timeoutMs?: number;
}): PaymentProvider {
  const { apiOrigin: origin, secretKey, publicKey } = account;
  const connection: StripeConnection = {
    call: createStripeCalls({ secretKey, origin, guarded, timeoutMs }),
    clock,
  };
  const scriptOrigin = new URL(account.scriptUrl).origin;
  const isReal = name !== 'sandbox';
  return {
    name,
    capabilities: { void: false, refund: 'partial', webhook: true },
    browserOrigins: {
      script: [scriptOrigin],
      connect: [origin],
      frame: isReal ? FRAMES : [scriptOrigin],
    },
    bankAddresses: isReal
      ? { domains: CHALLENGE_DOMAINS, ownOrigin: null }
      : { domains: [], ownOrigin: scriptOrigin },
    clientConfig: async () => ({ mode: 'element', scriptUrl: account.scriptUrl, publicKey, acceptance: [] }),
    create: (input) => createCharge(connection, input),
    fetch: (providerRef) => fetchCharge(connection, providerRef),
    find: (reference, begunAt) => findCharge(connection, { reference, begunAt }),
    cancel: (providerRef) => cancelCharge(connection, providerRef),
    refund: (input) => refundCharge(connection, input),
    parseWebhook: ({ raw, headers }) =>
      readEvent({
        raw,
        signature: headers['stripe-signature'] ?? '',
        secret: account.webhookSecret,
        environment: publicKey.startsWith('pk_live_') ? 'prod' : 'test',
        now: clock(),
      }),
  };
}
