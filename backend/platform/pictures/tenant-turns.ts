import { AppError } from '@/backend/errors';

type Turn = { from: string | null; work: () => Promise<unknown> };

/**
 * One work at a time, and tenants one after the other, so that a tenant with many waits for none but its own
 * (guarantee/noisy-neighbour). The returned function throws unavailable where a tenant has `mostWaiting` already, or an address
 * `mostOfOne` of them: nobody alone keeps the tenant's other diners from sending.
 */
export function createTenantTurns({
  mostWaiting,
  mostOfOne,
  retryAfterSeconds,
}: {
  mostWaiting: number;
  mostOfOne: number;
  retryAfterSeconds: number;
}) {
  const waiting = new Map<number, Turn[]>();
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    for (let [next] = waiting; next; [next] = waiting) {
      const [tenant, [turn, ...others]] = next;
      // Its others come behind those of every tenant that waits.
      waiting.delete(tenant);
      if (others.length > 0) waiting.set(tenant, others);
      await turn?.work();
    }
    isRunning = false;
  }

  return function take<T>({
    tenant,
    from,
    work,
  }: {
    tenant: number;
    from: string | null;
    work: () => Promise<T>;
  }): Promise<T> {
    const own = waiting.get(tenant) ?? [];
    const isMuch = from !== null && own.filter((one) => one.from === from).length >= mostOfOne;
    if (isMuch || own.length >= mostWaiting)
      return Promise.reject(new AppError('unavailable', { retryAfterSeconds }));
    return new Promise((resolve, reject) => {
      waiting.set(tenant, [...own, { from, work: () => work().then(resolve, reject) }]);
      if (!isRunning) void run();
    });
  };
}
