import type { NormalizedEvent, WebhookAnswer } from '../port';
import { fromCents } from './amounts';
import { isSameChecksum, signEvent } from './signatures';
import { toGatewayStatus } from './wire';

type Json = Readonly<Record<string, unknown>>;
type Signed = { values: (string | number | boolean)[]; timestamp: number; checksum: string };

const TRANSACTION_EVENT = 'transaction.updated';
const TRANSACTION_PROPERTIES = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'];
const MOST_PROPERTIES = 20;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readProperty(data: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (inner, name) => (isObject(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined),
      data,
    );
}

/** Ten digits, so that none can move between amount and time (guarantee/event-time). */
const isUnixSeconds = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1e9 && value < 1e10;

const isAmount = (value: unknown) => typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

const isPrintable = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

function listProperties(signature: Json): string[] | null {
  const { properties } = signature;
  if (!Array.isArray(properties) || properties.length === 0 || properties.length > MOST_PROPERTIES)
    return null;
  return properties.every((name): name is string => typeof name === 'string') ? properties : null;
}

/** Null if it cannot be trusted. */
function readSigned(body: Json): Signed | null {
  const { data, timestamp, signature } = body;
  if (!isObject(signature) || !isUnixSeconds(timestamp)) return null;
  const { checksum } = signature;
  const properties = listProperties(signature);
  if (properties === null || typeof checksum !== 'string') return null;
  if (body.event === TRANSACTION_EVENT) {
    if (!TRANSACTION_PROPERTIES.every((name) => properties.includes(name))) return null;
    if (!isAmount(readProperty(data, 'transaction.amount_in_cents'))) return null;
  }
  const values = properties.map((name) => readProperty(data, name));
  return values.every(isPrintable) ? { values, timestamp, checksum } : null;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

function toNormalizedEvent(data: unknown): NormalizedEvent | null {
  const read = (name: string) => readProperty(data, `transaction.${name}`);
  const [providerRef, rawStatus] = [textOf(read('id')), textOf(read('status'))];
  if (!providerRef || !rawStatus) return null;
  const [cents, currency] = [read('amount_in_cents'), textOf(read('currency'))];
  return {
    providerRef,
    status: toGatewayStatus(rawStatus),
    rawStatus,
    reference: textOf(read('reference')),
    amountMinor: typeof cents === 'number' && currency ? fromCents({ cents, currency }) : null,
    currency,
  };
}

function parseObject(raw: string): Json | null {
  try {
    const body: unknown = JSON.parse(raw);
    return isObject(body) ? body : null;
  } catch {
    return null;
  }
}

/** Nothing is believed without a secret (guarantee/forged-events, guarantee/foreign-events). */
export function readEvent({
  raw,
  secret,
  environment,
}: {
  raw: string;
  secret: string | null;
  environment: 'test' | 'prod';
}): WebhookAnswer {
  if (!secret) return { ok: false, reason: 'no_secret' };
  const body = parseObject(raw);
  const signed = body && readSigned(body);
  if (!body || !signed) return { ok: false, reason: 'malformed' };
  const { values, timestamp, checksum } = signed;
  if (!isSameChecksum(checksum, signEvent({ values, timestamp, secret })))
    return { ok: false, reason: 'bad_signature' };
  if (body.environment !== undefined && body.environment !== environment)
    return { ok: false, reason: 'wrong_environment' };
  if (body.event !== TRANSACTION_EVENT) return { ok: true, events: [] };
  const event = toNormalizedEvent(body.data);
  return event ? { ok: true, events: [event] } : { ok: false, reason: 'malformed' };
}
