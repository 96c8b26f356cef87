import type { Load } from '@/scripts/bench/report/results';
import { percentile } from '@/scripts/bench/report/statistics';

function toLoad({ times, failed, elapsedMs }: { times: number[]; failed: number; elapsedMs: number }): Load {
  return {
    perSecond: (times.length / elapsedMs) * 1_000,
    p50Ms: percentile(times, 50),
    p99Ms: percentile(times, 99),
    failed,
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
  let failed = 0;
  const began = performance.now();
  const client = async () => {
    for (const item of queue) {
      const start = performance.now();
      await work(item).then(
        () => times.push(performance.now() - start),
        () => {
          failed += 1;
        },
      );
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return toLoad({ times, failed, elapsedMs: performance.now() - began });
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
  let failed = 0;
  const began = performance.now();
  const all = items.map(async (item, index) => {
    const due = (index / perSecond) * 1_000;
    await new Promise((resolve) => setTimeout(resolve, due));
    const start = performance.now();
    await work(item).then(
      () => times.push(performance.now() - start),
      () => {
        failed += 1;
      },
    );
  });
  await Promise.all(all);
  return toLoad({ times, failed, elapsedMs: performance.now() - began });
}
