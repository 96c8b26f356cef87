import type { Logger } from 'pino';
import { describeFault } from '../describe-fault';
import { within } from '../within';
import type { RateLimiter } from './rate-limiter';

/** A shared store that takes longer would cost more than it protects. */
const ANSWER_MS = 250;
/** After a failure it is left alone for so long, or every call would wait for it. */
const REST_MS = 2_000;

/**
 * Counts in the store that all backends share, and in this process's own while that one is down. Its going and its
 * coming back are one line each in the log.
 * @param monotonicMs a clock that nobody sets
 */
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
        if (isDown) log.info('rate limits are shared again');
        isDown = false;
        return wait;
      } catch (error) {
        restsUntil = monotonicMs() + REST_MS;
        const fault = error instanceof Error ? describeFault(error) : undefined;
        if (!isDown)
          log.warn({ error: fault }, 'Redis does not answer: rate limits count in this process alone');
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
