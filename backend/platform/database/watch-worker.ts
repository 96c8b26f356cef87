import type { Worker } from 'node:worker_threads';

/** Interval of the pings, and after how many without an answer the thread is stuck and dead. */
export type Watch = { everyMs: number; stuckAfter: number; deadAfter: number };

export const ENGINE_WATCH: Watch = { everyMs: 1_000, stuckAfter: 5, deadAfter: 30 };

/**
 * Pings a thread: on a full disk the embedded engine loops forever and its own timeouts never fire
 * (guarantee/full-disk). Counts pings, not time, so that a process that was suspended and continues finds no fault.
 */
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
