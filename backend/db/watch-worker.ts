import type { Worker } from 'node:worker_threads';

/** How often the thread is asked, and after how many questions without an answer it counts as stuck and as dead. */
export type Watch = { everyMs: number; stuckAfter: number; deadAfter: number };

export const ENGINE_WATCH: Watch = { everyMs: 1_000, stuckAfter: 5, deadAfter: 30 };

/**
 * Asks a thread again and again whether it lives: full, the embedded engine spins without end and no time-out of its
 * own ever fires (quality P4, F06). Questions are counted, not time, so a process that was stopped and goes on blames
 * nobody.
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
