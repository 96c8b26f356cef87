import ky, { HTTPError, TimeoutError } from 'ky';
import type * as z from 'zod/mini';
import { callPath } from '@/lib/contract/call-path';
import type { Call } from '@/lib/contract/define-call';
import { errorSchema } from '@/lib/contract/errors';
import { ApiError } from './api-error';

type Part<S> = S extends z.ZodMiniType ? z.infer<S> : undefined;
export type Http = <const C extends Call>(
  call: C,
  input?: {
    params?: Part<C['params']>;
    query?: Part<C['query']>;
    body?: Part<C['body']>;
    /** The same key gets the first answer (rule platform/idempotency). */
    idempotencyKey?: string;
  },
) => Promise<z.infer<C['response']>>;

const TIMEOUT_MS = 8_000;

async function toApiError(error: unknown): Promise<ApiError> {
  if (error instanceof TimeoutError) return new ApiError({ kind: 'timeout', key: 'timeout' });
  if (!(error instanceof HTTPError)) return new ApiError({ kind: 'network', key: 'network' });
  const parsed = errorSchema.safeParse(await error.response.json().catch(() => null));
  const { status } = error.response;
  if (!parsed.success) return new ApiError({ kind: 'http', status, key: 'internal' });
  const { key, fields, values } = parsed.data.error;
  return new ApiError({ kind: 'http', status, key, fields, values });
}

/** Failures are `ApiError`. @param headers fixed, or made for each call */
export function createHttp({
  baseUrl,
  headers = {},
  fetchOptions = {},
  timeoutMs = TIMEOUT_MS,
}: {
  baseUrl: (service: Call['service']) => string;
  headers?: Record<string, string> | ((call: Call) => Record<string, string>);
  fetchOptions?: object;
  timeoutMs?: number;
}): Http {
  return async (call, input = {}) => {
    const path = callPath({ call, params: input.params ?? {}, query: input.query ?? {} });
    let answer: unknown;
    try {
      answer = await ky(`${baseUrl(call.service)}${path}`, {
        ...fetchOptions,
        method: call.method,
        headers: {
          ...(typeof headers === 'function' ? headers(call) : headers),
          ...(input.idempotencyKey ? { 'idempotency-key': input.idempotencyKey } : {}),
        },
        timeout: timeoutMs,
        retry: { limit: 1, methods: ['get'], statusCodes: [502, 503, 504] },
        ...(input.body === undefined ? {} : { json: input.body }),
      }).json();
    } catch (error) {
      throw await toApiError(error);
    }
    const parsed = call.response.safeParse(answer);
    if (!parsed.success) throw new ApiError({ kind: 'contract', key: 'contract' });
    // Safe: parsed by the schema that the type is inferred from.
    return parsed.data as never;
  };
}
