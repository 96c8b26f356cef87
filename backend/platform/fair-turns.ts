import { AppError } from '@/backend/errors';

type Turn = { from: string | null; work: () => Promise<unknown> };

/**
 * One work at a time, and parties one after the other, so that a party with many waits for none but its own
 * (guarantee/noisy-neighbour). The returned function throws unavailable where a party has `mostWaiting` already, or an address
 * `mostOfOne` of them: nobody alone keeps a tenant's other diners from sending.
 */
export function createFairTurns<Party>({
  mostWaiting = Number.POSITIVE_INFINITY,
  mostOfOne = Number.POSITIVE_INFINITY,
  retryAfterSeconds,
}: {
  mostWaiting?: number;
  mostOfOne?: number;
  retryAfterSeconds: number;
}) {
  const waiting = new Map<Party, Turn[]>();
  let isRunning = false;

  async function run(): Promise<void> {
    isRunning = true;
    for (let [next] = waiting; next; [next] = waiting) {
      const [party, [turn, ...others]] = next;
      // Its others come behind those of every party that waits.
      waiting.delete(party);
      if (others.length > 0) waiting.set(party, others);
      await turn?.work();
    }
    isRunning = false;
  }

  return function take<T>({
    party,
    from,
    work,
  }: {
    party: Party;
    from: string | null;
    work: () => Promise<T>;
  }): Promise<T> {
    const own = waiting.get(party) ?? [];
    const isMuch = from !== null && own.filter((one) => one.from === from).length >= mostOfOne;
    if (isMuch || own.length >= mostWaiting)
      return Promise.reject(new AppError('unavailable', { retryAfterSeconds }));
    return new Promise((resolve, reject) => {
      waiting.set(party, [...own, { from, work: () => work().then(resolve, reject) }]);
      if (!isRunning) void run();
    });
  };
}
