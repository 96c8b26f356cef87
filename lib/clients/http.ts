import ky, { HTTPError, TimeoutError } from 'ky';
import type * as z from 'zod/mini';
import { callPath } from '@/lib/contract/call-path';
import type { Call } from '@/lib/contract/define-call';
import { errorSchema } from '@/lib/contract/errors';
import { ApiError } from './api-error';
import type { ReadItems } from './read-items';
import type { SendFile } from './send-file';

type Part<S> = S extends z.ZodMiniType ? z.infer<S> : undefined;
export type Http = <const C extends Call>(
  call: C,
  input?: {
    params?: Part<C['params']>;
    query?: Part<C['query']>;
    body?: Part<C['body']>;
    /** The file of a call that is a form; sent with its body's parts. */
    file?: C['file'] extends object ? SendFile : undefined;
    /** The same key gets the first answer (rule platform/idempotency). */
    idempotencyKey?: string;
    /** It outlives the page. */
    keepalive?: boolean;
    /** Reads the answer of a call that is a list. */
    readItems?: ReadItems;
  },
) => Promise<z.infer<C['response']>>;

const TIMEOUT_MS = 8_000;

/** Drops the fields that the call does not know, because the server refuses it with them (rule platform/unknown-fields). */
function toSent(call: Call, body: unknown): unknown {
  const parsed = call.body?.safeParse(body);
  return parsed?.success ? parsed.data : body;
}

/** Makes of a failure of `ky` what the caller hears. */
export async function toApiError(error: unknown): Promise<ApiError> {
  if (error instanceof ApiError) return error;
  if (error instanceof TimeoutError) return new ApiError({ kind: 'timeout', key: 'timeout' });
  if (!(error instanceof HTTPError)) return new ApiError({ kind: 'network', key: 'network' });
  return toHttpError(error.response.status, await error.response.json().catch(() => null));
}

function toHttpError(status: number, body: unknown): ApiError {
  const parsed = errorSchema.safeParse(body);
  if (!parsed.success) return new ApiError({ kind: 'http', status, key: 'internal' });
  const { key, fields, values } = parsed.data.error;
  return new ApiError({ kind: 'http', status, key, fields, values });
}

/** @throws ApiError */
async function sendForm(send: SendFile, form: Parameters<SendFile>[0]): Promise<unknown> {
  const { status, body } = await send(form);
  if (status >= 400) throw toHttpError(status, body);
  return body;
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
    const url = `${baseUrl(call.service)}${path}`;
    const own = {
      ...(typeof headers === 'function' ? headers(call) : headers),
      ...(input.idempotencyKey ? { 'idempotency-key': input.idempotencyKey } : {}),
    };
    let answer: unknown;
    try {
      answer = input.file
        ? await sendForm(input.file, { url, headers: own, fields: Object(toSent(call, input.body)) })
        : await ky(url, {
            ...fetchOptions,
            ...(input.keepalive ? { keepalive: true } : {}),
            method: call.method,
            headers: own,
            timeout: timeoutMs,
            retry: { limit: 1, methods: ['get'], statusCodes: [502, 503, 504] },
            ...(input.body === undefined ? {} : { json: toSent(call, input.body) }),
          }).json();
    } catch (error) {
      throw await toApiError(error);
    }
    const check = (given: unknown) => call.response.safeParse(given);
    const parsed = input.readItems ? input.readItems(answer, check) : check(answer);
    if (!parsed.success) throw new ApiError({ kind: 'contract', key: 'contract' });
    // Safe: parsed by the schema that the type is inferred from.
    return parsed.data as never;
  };
}
