import * as z from 'zod/mini';
import type { Breaker } from '../breaker';
import { GatewayError } from '../port';

type Ask = {
  method?: 'GET' | 'POST';
  path: string;
  key?: string;
  body?: object;
  /** Without a clear answer it may have charged. */
  charges?: boolean;
  signal: AbortSignal;
};
type Answer = { status: number; body: unknown };

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

const errorSchema = z.object({
  error: z.object({
    type: z.optional(z.string()),
    reason: z.optional(z.string()),
    messages: z.optional(z.record(z.string(), z.array(z.string()))),
  }),
});
type WireError = z.infer<typeof errorSchema>['error'];

/** An earlier charge of ours whose answer was lost. */
const REFERENCE_USED = 'La referencia ya ha sido usada';

function toFailure({ error, charges }: { error: unknown; charges: boolean }): GatewayError {
  const code = (error as { cause?: { code?: string } }).cause?.code ?? '';
  const isSent = !NEVER_SENT.has(code);
  const why = code || (error instanceof Error ? error.name : '');
  const message = `the gateway did not answer: ${why}`;
  return new GatewayError(
    charges && isSent ? 'unknown' : 'unavailable',
    message,
    isSent ? 'unclear' : 'not_sent',
  );
}

async function send({ base, ask }: { base: string; ask: Ask }): Promise<Answer> {
  const { method = 'GET', path, key, body, charges = false, signal } = ask;
  // Earlier requests used up the time.
  if (signal.aborted) throw new GatewayError('unavailable', 'no time was left', 'not_sent');
  try {
    const response = await fetch(`${base}${path}`, {
      method,
      redirect: 'error',
      signal,
      headers: {
        accept: 'application/json',
        ...(key ? { authorization: `Bearer ${key}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (response.status >= 500 || response.status === 408)
      throw new GatewayError(
        charges ? 'unknown' : 'unavailable',
        `${response.status}`,
        OWN_FAILURES.has(response.status) ? 'answered' : 'unclear',
      );
    return { status: response.status, body: parseJson(text) };
  } catch (error) {
    throw error instanceof GatewayError ? error : toFailure({ error, charges });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toRefusal({ type, reason, messages }: WireError): GatewayError {
  if (messages?.reference?.includes(REFERENCE_USED)) return new GatewayError('unknown', REFERENCE_USED);
  const fields = Object.entries(messages ?? {}).map(([name, texts]) => `${name}: ${texts.join(', ')}`);
  return new GatewayError('refused', [reason ?? type ?? '', ...fields].join(' ').trim());
}

/** Silence and 5xx count for the breaker; 429 and an unexpected answer are one tenant's matter. */
export function createWompiHttp({ base, guarded }: { base: string; guarded: Breaker }) {
  /** @returns null for what the gateway does not know @throws GatewayError */
  return async function ask<S extends z.ZodMiniType>(request: Ask, schema: S): Promise<z.infer<S> | null> {
    const { status, body } = await guarded(() => send({ base, ask: request }));
    // The one refusal that says nothing of the request.
    if (status === 429) throw new GatewayError('unavailable', '429', 'answered');
    const error = errorSchema.safeParse(body).data?.error;
    // A foreign 404 page must not forget a charge.
    if (status === 404 && error?.type?.startsWith('NOT_FOUND')) return null;
    if (status >= 400 && status !== 404 && error) throw toRefusal(error);
    const parsed = schema.safeParse(body);
    if (status >= 200 && status < 300 && parsed.success) return parsed.data;
    throw new GatewayError(request.charges ? 'unknown' : 'unavailable', 'an answer of another shape');
  };
}
