import type { Worker } from 'node:worker_threads';

/** After so many unanswered pings the thread is stuck, then dead. */
export type Watch = { everyMs: number; stuckAfter: number; deadAfter: number };

export const ENGINE_WATCH: Watch = { everyMs: 1_000, stuckAfter: 5, deadAfter: 30 };

/** On a full disk the engine loops (guarantee/full-disk). Counts pings: a suspended process finds no fault. */
export function watchWorker({ worker, watch, onDead }: { worker: Worker; watch: Watch; onDead: () => void }) {
  let unanswered = 0;
  worker.on('message', (message) => {
    if (message === 'pong') unanswered = 0;
  });
  const timer = setInterval(() => {
    if (unanswered === watch.deadAfter) onDead();
    unanswered += 1;
    worker.postMessage('ping');
  }, watch.everyMs);
  timer.unref();
  return { isStuck: () => unanswered > watch.stuckAfter, stop: () => clearInterval(timer) };
}
