import { ApiError } from '@/lib/clients/api-error';
import type { Http } from '@/lib/clients/http';
import { reportFailure } from '@/lib/reporting/reporter';

/** A refusal is an answer; silence, invalid answers and server errors are failures. */
const isFailure = (error: unknown) =>
  !(error instanceof ApiError) || error.kind !== 'http' || (error.status ?? 500) >= 500;

/** Reports failures under the contract's path; surveys have a kind of their own (rule platform/fault-reports). */
export function withReports(http: Http): Http {
  return async (call, input) => {
    try {
      return await http(call, input);
    } catch (error) {
      const kind = call.service === 'surveys' ? 'survey' : 'loader';
      if (isFailure(error)) reportFailure({ error, kind, call: call.path });
      throw error;
    }
  };
}
