import { ApiError } from '@/lib/clients/api-error';
import type { Http } from '@/lib/clients/http';
import { reportFailure } from '@/lib/reporting/reporter';

/** An answer of the services, even a refusal, is no failure of a loader; silence, rubbish and a broken server are. */
const isFailure = (error: unknown) =>
  !(error instanceof ApiError) || error.kind !== 'http' || (error.status ?? 500) >= 500;

/**
 * Reports calls that fail, under the path that the contract writes; surveys stay silent (rule platform/fault-reports).
 */
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
