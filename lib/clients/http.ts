import ky, { HTTPError, TimeoutError } from 'ky';
import type * as z from 'zod/mini';
import type { Call } from '@/lib/contract/calls/define-call';
import { errorSchema } from '@/lib/contract/errors';

/** Why a call failed: nothing came, too late, a coded answer, or an answer against the contract. */
export class ApiError extends Error {
  readonly kind: 'network' | 'timeout' | 'http' | 'contract';
  readonly status: number | null;
  readonly key: string;

  constructor({ kind, status = null, key }: { kind: ApiError['kind']; status?: number | null; key: string }) {
    super(`${kind}: ${key}`);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.key = key;
  }
}

type Part<S> = S extends z.ZodMiniType ? z.infer<S> : undefined;
export type Http = <const C extends Call>(
  call: C,
  input?: { params?: Part<C['params']>; query?: Part<C['query']>; body?: Part<C['body']> },
) => Promise<z.infer<C['response']>>;

const TIMEOUT_MS = 8_000;

async function toApiError(error: unknown): Promise<ApiError> {
  if (error instanceof TimeoutError) return new ApiError({ kind: 'timeout', key: 'timeout' });
  if (!(error instanceof HTTPError)) return new ApiError({ kind: 'network', key: 'network' });
  const parsed = errorSchema.safeParse(await error.response.json().catch(() => null));
  const key = parsed.success ? parsed.data.error.key : 'internal';
  return new ApiError({ kind: 'http', status: error.response.status, key });
}

/**
 * A caller of the wire at a base URL. Answers are parsed by the contract; failures are `ApiError`.
 * @param fetchOptions what the platform's fetch takes besides, such as Next's tags
 */
export function createHttp({
  baseUrl,
  headers = {},
  fetchOptions = {},
}: {
  baseUrl: (service: Call['service']) => string;
  headers?: Record<string, string>;
  fetchOptions?: object;
}): Http {
  return async (call, input = {}) => {
    const params = (input.params ?? {}) as Record<string, string>;
    const path = call.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    let answer: unknown;
    try {
      answer = await ky(`${baseUrl(call.service)}${path}`, {
        ...fetchOptions,
        method: call.method,
        headers,
        timeout: TIMEOUT_MS,
        retry: { limit: 1, methods: ['get'], statusCodes: [502, 503, 504] },
        ...(input.query ? { searchParams: input.query as Record<string, string> } : {}),
        ...(input.body === undefined ? {} : { json: input.body }),
      }).json();
    } catch (error) {
      throw await toApiError(error);
    }
    const parsed = call.response.safeParse(answer);
    if (!parsed.success) throw new ApiError({ kind: 'contract', key: 'contract' });
    // Parsed by the very schema that the answer type is inferred from.
    return parsed.data as never;
  };
}
