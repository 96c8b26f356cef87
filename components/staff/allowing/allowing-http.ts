import { ApiError } from '@/lib/clients/api-error';
import type { Http } from '@/lib/clients/http';
import type { Allowed } from '@/lib/domain/staff/allowing';
import { STAFF_SCOPES, type StaffScope } from '@/lib/domain/staff/scopes';

/** A call that was refused for want of a scope. `send`: the same once more, with somebody's PIN. */
export type RefusedCall = {
  scope: StaffScope;
  refusal: unknown;
  send: (allowed: Allowed) => Promise<unknown>;
};

/** @returns null for another refusal, and for one that no PIN would help */
const scopeOf = (error: unknown): StaffScope | null =>
  error instanceof ApiError && error.key === 'forbidden'
    ? (STAFF_SCOPES.find((one) => one === error.values.scope) ?? null)
    : null;

/** Asks for somebody who may where a change is refused; what is only read is not asked for. @param ask throws the refusal where nobody is there to be asked */
export const allowingHttp =
  ({
    httpBy,
    ask,
  }: {
    httpBy: (allowed: Allowed | null) => Http;
    ask: (refused: RefusedCall) => Promise<unknown>;
  }): Http =>
  async (call, input) => {
    try {
      return await httpBy(null)(call, input);
    } catch (refusal) {
      const scope = call.method === 'GET' ? null : scopeOf(refusal);
      if (scope === null) throw refusal;
      const answer = await ask({ scope, refusal, send: (allowed) => httpBy(allowed)(call, input) });
      // Safe: the answer of the same call.
      return answer as never;
    }
  };
