import type { Logger } from 'pino';
import { describeFault } from '@/backend/platform/describe-fault';
import { within } from '@/backend/platform/within';
import type { RateLimiter } from './rate-limiter';

const ANSWER_MS = 250;
/** How long Redis is not asked after a failure, so that not every call waits. */
const REST_MS = 2_000;

/** Counts in this process while the store is down, and logs each change. @param monotonicMs a clock that never jumps */
export function createSharedLimiter({
  shared,
  local,
  log,
  monotonicMs,
}: {
  shared: RateLimiter;
  local: RateLimiter;
  log: Pick<Logger, 'info' | 'warn'>;
  monotonicMs: () => number;
}): RateLimiter {
  let isDown = false;
  let restsUntil = Number.NEGATIVE_INFINITY;
  return {
    async take(call) {
      if (monotonicMs() < restsUntil) return local.take(call);
      try {
        const wait = await within(shared.take(call), ANSWER_MS);
        if (isDown) log.info('Redis is available again: rate limits are shared');
        isDown = false;
        return wait;
      } catch (error) {
        restsUntil = monotonicMs() + REST_MS;
        const fault = error instanceof Error ? describeFault(error) : undefined;
        if (!isDown)
          log.warn({ error: fault }, 'Redis is unavailable: rate limits are counted in this process only');
        isDown = true;
        return local.take(call);
      }
    },
    async close() {
      await shared.close();
      await local.close();
    },
  };
}
