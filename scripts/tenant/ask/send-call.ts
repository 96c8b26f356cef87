import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { callPath } from '@/lib/contract/call-path';
import type { Call } from '@/lib/contract/define-call';
import type { Operator } from './ask-backend';

type Sent = { params?: object; query?: object; body?: object };

/**
 * A call of staff for a tenant, done by the operator; one that needs an `Idempotency-Key` has a new one.
 * @param wrong is said of values that the contract does not take
 * @throws Error in a sentence
 */
export async function sendCall<const C extends Call>({
  operator,
  slug,
  call,
  wrong,
  ...sent
}: Sent & { operator: Operator; slug: string; call: C; wrong?: string }): Promise<z.infer<C['response']>> {
  for (const part of ['params', 'query', 'body'] as const) {
    const parsed = call[part]?.safeParse(sent[part] ?? {});
    if (parsed?.error) throw new Error(wrong ?? z.prettifyError(parsed.error));
  }
  const path = `tenants/${encodeURIComponent(slug)}${callPath({ call, ...sent })}`;
  const answer = await operator.call(
    call.method,
    path,
    sent.body,
    call.idempotency === 'required' ? randomUUID() : undefined,
  );
  // Parsed by the schema of its type.
  return call.response.parse(answer) as z.infer<C['response']>;
}
