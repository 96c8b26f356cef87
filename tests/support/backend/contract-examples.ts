import type * as z from 'zod/mini';
import type { Call } from '@/lib/contract/define-call';
import recorded from './contract-examples.json';

/**
 * A recorded answer of the backend to a call, for tests that play the backend; it is checked to have
 * the shape of what the backend answers today. @throws when the call has none or it breaks the contract
 */
export function getContractExample<C extends Call>(call: C): z.infer<C['response']> {
  const example = new Map<string, unknown>(Object.entries(recorded)).get(`${call.method} ${call.path}`);
  if (example === undefined) throw new Error(`no example of ${call.method} ${call.path} is recorded`);
  return call.response.parse(example) as z.infer<C['response']>;
}
