type Queue = { running: number; waiting: (() => void)[] };

/**
 * Lets one tenant run so much at once, first come first served, so that no tenant takes what the others need
 * (quality T12).
 * @returns a guard that runs work of a tenant, or rejects when its turn does not come in time
 */
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

  /** Whoever waits longest takes the place over; without anybody it is free again. */
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
