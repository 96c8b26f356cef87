type Queue = { running: number; waiting: (() => void)[] };

/** First come, first served (guarantee/noisy-neighbour). The returned function rejects after too long a wait. */
export function createShares({ perTenant, waitMs }: { perTenant: number; waitMs: number }) {
  const queues = new Map<number, Queue>();

  function enter(queue: Queue): Promise<void> {
    if (queue.running < perTenant) {
      queue.running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.waiting.splice(queue.waiting.indexOf(go), 1);
        reject(new Error("timeout exceeded when waiting for the tenant's share of connections"));
      }, waitMs);
      queue.waiting.push(go);
    });
  }

  function leave(tenant: number, queue: Queue): void {
    const next = queue.waiting.shift();
    if (next) next();
    else queue.running -= 1;
    if (queue.running === 0) queues.delete(tenant);
  }

  return async function share<T>(tenant: number, work: () => Promise<T>): Promise<T> {
    const queue = queues.get(tenant) ?? { running: 0, waiting: [] };
    queues.set(tenant, queue);
    await enter(queue);
    try {
      return await work();
    } finally {
      leave(tenant, queue);
    }
  };
}
