import { createHash } from 'node:crypto';
import webPush from 'web-push';
import { type Breaker, createBreaker } from '@/backend/providers/payments/breaker';
import { GatewayError } from '@/backend/providers/payments/port';
import { findPushService } from '@/lib/domain/orders/push-services';
import type { PushMessage, PushPort } from './port';
import type { PushConfig } from './read-push';

const LIMIT_MS = 5_000;
/** A phone that was off for longer is told nothing: how an order stood then helps nobody. */
const KEPT_S = 4 * 3_600;

const LONGEST_TOPIC = 32;
/** More hosts than services have. */
const MOST_GUARDS = 200;

const isPassing = (status: number) => status === 408 || status === 429 || status >= 500;
const isGone = (status: number) => status === 404 || status === 410;

type Config = NonNullable<PushConfig>;

/** Seals a message for the browser alone. @throws GatewayError for keys of which no browser has the other half */
function seal({ config, message: { to, topic, content } }: { config: Config; message: PushMessage }) {
  const { endpoint, ...keys } = to;
  const { publicKey, privateKey, contact: subject } = config;
  const vapidDetails = { subject, publicKey, privateKey };
  try {
    return webPush.generateRequestDetails({ endpoint, keys }, content, {
      ...{ vapidDetails, TTL: KEPT_S, urgency: 'high' },
      // The service reads it.
      topic: createHash('sha256').update(topic).digest('base64url').slice(0, LONGEST_TOPIC),
    });
  } catch {
    throw new GatewayError('refused', 'what the browser said of its keys is no key');
  }
}

/** No failure says an address: whoever has it can notify that browser. */
async function post({
  config,
  message,
}: {
  config: Config;
  message: PushMessage;
}): Promise<'taken' | 'gone'> {
  const { headers, body } = seal({ config, message });
  const response = await fetch(message.to.endpoint, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(LIMIT_MS),
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    body: new Uint8Array(body),
  }).catch((error: Error) => {
    throw new GatewayError('unavailable', `the push service did not answer: ${error.name}`);
  });
  const { ok, status } = response;
  await response.body?.cancel();
  if (ok) return 'taken';
  if (isGone(status)) return 'gone';
  throw new GatewayError(isPassing(status) ? 'unavailable' : 'refused', `the push service said ${status}`);
}

/** Null: nothing is sent (docs/operations/push.md). */
export function createPush({ config, clock }: { config: PushConfig; clock: () => Date }): PushPort | null {
  if (config === null) return null;
  const guards = new Map<string, Breaker>();
  const isServed = (endpoint: string): boolean =>
    (config.testService !== null && endpoint.startsWith(`${config.testService}/`)) ||
    findPushService(endpoint) !== null;
  /** One for each host: that one is away stops no other, and a stranger can name some that never answer. */
  const guardOf = (endpoint: string): Breaker => {
    const { host } = new URL(endpoint);
    const guard = guards.get(host) ?? createBreaker(clock);
    guards.set(host, guard);
    const [oldest] = guards.keys();
    if (guards.size > MOST_GUARDS && oldest !== undefined) guards.delete(oldest);
    return guard;
  };
  return {
    publicKey: config.publicKey,
    serves: isServed,
    async send(message) {
      const { endpoint } = message.to;
      // Also what was taken when the list was another one.
      if (!isServed(endpoint)) return 'gone';
      return guardOf(endpoint)(() => post({ config, message }));
    },
  };
}
