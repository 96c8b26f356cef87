import Stripe from 'stripe';
import * as z from 'zod/mini';
import type { Breaker } from '../breaker';
import { GatewayError } from '../port';

const NEVER_SENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** A proxy's 502 or 504 may hide a gateway at work. */
const OWN_FAILURES = new Set([500, 503]);
const { StripeConnectionError, StripeError, StripeIdempotencyError, StripeInvalidRequestError } =
  Stripe.errors;

const causeSchema = z.object({ cause: z.object({ code: z.string() }) });

function toFailure({ error, charges }: { error: unknown; charges: boolean }): unknown {
  if (!(error instanceof StripeError)) return error;
  const lost = charges ? 'unknown' : 'unavailable';
  const { statusCode, code, rawType, param } = error;
  if (error instanceof StripeConnectionError) {
    const cause = causeSchema.safeParse(error.detail).data?.cause.code ?? '';
    return NEVER_SENT.has(cause)
      ? new GatewayError('unavailable', `the gateway did not answer: ${cause}`, 'not_sent')
      : new GatewayError(lost, `the gateway did not answer: ${cause || 'time-out'}`);
  }
  // The one refusal that says nothing of the request.
  if (statusCode === 429) return new GatewayError('unavailable', '429', 'answered');
  // An earlier charge of ours whose answer was lost, or which is still on its way.
  if (error instanceof StripeIdempotencyError || statusCode === 409)
    return new GatewayError(lost, code ?? 'idempotency_error');
  if (statusCode === undefined || statusCode >= 500)
    return new GatewayError(
      lost,
      statusCode === undefined ? 'an answer of another shape' : `${statusCode}`,
      OWN_FAILURES.has(statusCode ?? 0) ? 'answered' : 'unclear',
    );
  // Never the gateway's sentence: it quotes what it was given.
  return new GatewayError('refused', [code ?? rawType ?? `${statusCode}`, param ?? ''].join(' ').trim());
}

/** True for what the gateway itself does not know: a foreign 404 page must not forget a charge. */
export const isMissing = (error: unknown): boolean =>
  error instanceof StripeInvalidRequestError && error.code === 'resource_missing';

type Work<T> = (stripe: Stripe) => Promise<T>;

/** Every other answer is one account's matter: the breaker is all tenants' (guarantee/gateway-outage). */
const isOutage = (error: unknown): boolean =>
  error instanceof StripeConnectionError || (error instanceof StripeError && (error.statusCode ?? 0) >= 500);

/** The library says no status of what it cannot read: a proxy's page of a failure is silence. */
async function send(url: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, redirect: 'error' });
  const isJson = response.headers.get('content-type')?.includes('json');
  if (response.status < 500 || isJson) return response;
  await response.body?.cancel();
  throw new TypeError('a failure', { cause: { code: `${response.status}` } });
}

/** Stripe's own library; retries and the breaker are ours. Silence and 5xx count for the breaker. */
export function createStripeCalls({
  secretKey,
  origin,
  guarded,
  timeoutMs,
}: {
  secretKey: string;
  origin: string;
  guarded: Breaker;
  timeoutMs: number;
}) {
  let client: Stripe | null = null;
  const open = () => {
    const { protocol, hostname, port } = new URL(origin);
    client ??= new Stripe(secretKey, {
      host: hostname,
      port: port || (protocol === 'http:' ? 80 : 443),
      protocol: protocol === 'http:' ? 'http' : 'https',
      timeout: timeoutMs,
      maxNetworkRetries: 0,
      telemetry: false,
      // Node's client repeats a request whose connection was cut; a charge is never sent twice by itself.
      httpClient: Stripe.createFetchHttpClient(send as typeof fetch),
    });
    return client;
  };
  /** @param charges without a clear answer it may have charged @throws GatewayError */
  return async <S extends z.ZodMiniType>(
    work: Work<unknown>,
    schema: S,
    { charges = false }: { charges?: boolean } = {},
  ): Promise<z.infer<S>> => {
    const { answer, fault } = await guarded(() =>
      work(open()).then(
        (given) => ({ answer: given, fault: null }),
        (error: unknown) => {
          const failure = toFailure({ error, charges });
          if (isOutage(error)) throw failure;
          return { answer: null, fault: failure };
        },
      ),
    );
    if (fault) throw fault;
    const parsed = schema.safeParse(answer);
    if (parsed.success) return parsed.data;
    throw new GatewayError(charges ? 'unknown' : 'unavailable', 'an answer of another shape');
  };
}
export type StripeCalls = ReturnType<typeof createStripeCalls>;
