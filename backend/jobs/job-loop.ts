import type { Logger } from 'pino';
import { describeFault } from '@/backend/platform/describe-fault';

const TURN_MS = 1_000;

/** One turn at a time, every second or `turnMs`; failures are logged. */
export function startJobLoop({
  turn,
  log,
  turnMs = TURN_MS,
}: {
  turn: () => Promise<unknown>;
  log: Logger;
  turnMs?: number;
}): {
  stop(): Promise<void>;
} {
  let stopped = false;
  let running: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const next = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      running = turn()
        .catch((error: Error) => log.error({ error: describeFault(error) }, 'jobs failed'))
        .finally(next);
    }, turnMs);
  };
  next();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
