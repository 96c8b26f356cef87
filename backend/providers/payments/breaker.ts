import { GatewayError } from './port';

const FAILURES = 5;
const REST_MS = 30_000;

/**
 * Five failures in a row stop calls for 30 s, then one tries (guarantee/gateway-outage); refusals are no failures.
 * @returns a guard that runs work or throws GatewayError `unavailable`
 */
export function createBreaker(clock: () => Date) {
  let failures = 0;
  let restsUntil = 0;
  let probing = false;
  return async function guarded<T>(work: () => Promise<T>): Promise<T> {
    const isTired = failures >= FAILURES;
    if (isTired && (probing || clock().getTime() < restsUntil))
      throw new GatewayError(
        'unavailable',
        'circuit open: the gateway failed five times in a row',
        'not_sent',
      );
    probing = isTired;
    try {
      const result = await work();
      failures = 0;
      return result;
    } catch (error) {
      if (error instanceof GatewayError && error.kind === 'refused') failures = 0;
      else {
        failures += 1;
        if (failures >= FAILURES) restsUntil = clock().getTime() + REST_MS;
      }
      throw error;
    } finally {
      if (isTired) probing = false;
    }
  };
}
export type Breaker = ReturnType<typeof createBreaker>;
