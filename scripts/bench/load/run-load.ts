import type { Load } from '@/scripts/bench/report/results';
import { percentile } from '@/scripts/bench/report/statistics';

type Ended = { times: number[]; failures: Error[]; elapsedMs: number };

/** @throws Error with the first reason where a call failed: figures of what did not work measure nothing */
export function assertNoneFailed({ times, failures }: Pick<Ended, 'times' | 'failures'>): void {
  const [first] = failures;
  if (first)
    throw new Error(
      `${failures.length} of ${failures.length + times.length} calls failed, the first one: ${first.message}`,
    );
}

function toLoad({ times, failures, elapsedMs }: Ended): Load {
  assertNoneFailed({ times, failures });
  return {
    perSecond: (times.length / elapsedMs) * 1_000,
    p50Ms: percentile(times, 50),
    p99Ms: percentile(times, 99),
    failed: 0,
    count: times.length,
  };
}

type Work<Item> = (item: Item) => Promise<void>;

export async function runLoad<Item>({
  items,
  clients,
  work,
}: {
  items: readonly Item[];
  clients: number;
  work: Work<Item>;
}): Promise<Load> {
  const times: number[] = [];
  const queue = items.values();
  const failures: Error[] = [];
  const began = performance.now();
  const client = async () => {
    for (const item of queue) {
      const start = performance.now();
      await work(item).then(
        () => times.push(performance.now() - start),
        (error: Error) => void failures.push(error),
      );
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return toLoad({ times, failures, elapsedMs: performance.now() - began });
}

/** Starts so many a second, whether the ones before have ended or not. */
export async function runPaced<Item>({
  items,
  perSecond,
  work,
}: {
  items: readonly Item[];
  perSecond: number;
  work: Work<Item>;
}): Promise<Load> {
  const times: number[] = [];
  const failures: Error[] = [];
  const began = performance.now();
  const all = items.map(async (item, index) => {
    const due = (index / perSecond) * 1_000;
    await new Promise((resolve) => setTimeout(resolve, due));
    const start = performance.now();
    await work(item).then(
      () => times.push(performance.now() - start),
      (error: Error) => void failures.push(error),
    );
  });
  await Promise.all(all);
  return toLoad({ times, failures, elapsedMs: performance.now() - began });
}
