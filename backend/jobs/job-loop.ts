import type { Logger } from 'pino';
import { describeFault } from '@/backend/platform/describe-fault';

export const TURN_MS = 1_000;

export type JobLoop = {
  /** Brings the next turn forward, if it is later: to a second after the last one began, or to now if that is longer ago. */
  wake(): void;
  stop(): Promise<void>;
};

/**
 * One turn at a time; failures are logged.
 * @param turn returns the milliseconds until the next one; a failed turn is repeated after a second @param firstMs until the first turn
 */
export function startJobLoop({
  turn,
  log,
  firstMs = TURN_MS,
}: {
  turn: () => Promise<number>;
  log: Logger;
  firstMs?: number;
}): JobLoop {
  let stopped = false;
  let running: Promise<void> | null = null;
  let isWoken = false;
  let began = performance.now();
  let plannedAt = began;
  let timer: NodeJS.Timeout | undefined;
  const wait = (ms: number) => {
    running = null;
    clearTimeout(timer);
    plannedAt = performance.now() + ms;
    if (!stopped) timer = setTimeout(begin, ms);
  };
  const untilSecond = () => Math.max(0, began + TURN_MS - performance.now());
  const begin = () => {
    began = performance.now();
    isWoken = false;
    running = turn()
      .catch((error: Error) => {
        log.error({ error: describeFault(error) }, 'job loop failed');
        return TURN_MS;
      })
      .then((ms) => wait(isWoken ? Math.min(ms, untilSecond()) : ms));
  };
  wait(firstMs);
  return {
    wake() {
      if (isWoken) return;
      isWoken = true;
      if (!running && began + TURN_MS < plannedAt) wait(untilSecond());
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
