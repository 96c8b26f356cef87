import { randomUUID } from 'node:crypto';
import { createClient } from '@redis/client';
import { createMemoryLimiter } from '@/backend/platform/limits/memory-limiter';
import type { RateLimiter } from '@/backend/platform/limits/rate-limiter';
import { createRedisLimiter } from '@/backend/platform/limits/redis-limiter';

/** One store and its clock: moving it forward or back by so many milliseconds. */
type Store = {
  limiter: RateLimiter;
  /** A second backend's door to the same store; null where there is none. */
  other: RateLimiter | null;
  move(key: string, ms: number): Promise<void>;
  close(): Promise<void>;
};

function openMemory(): Store {
  let now = Date.parse('2026-11-18T17:00:00Z');
  const limiter = createMemoryLimiter(() => new Date(now));
  return {
    limiter,
    other: null,
    move: async (_key, ms) => {
      now += ms;
    },
    close: () => limiter.close(),
  };
}

/** Redis goes by its own clock, so what moves is when the bucket was last looked at. */
async function openRedis(url: string): Promise<Store> {
  const prefix = `test:${randomUUID()}:`;
  const client = createClient({ url });
  await client.connect();
  const limiter = await createRedisLimiter({ url, prefix });
  const other = await createRedisLimiter({ url, prefix });
  const isOpen = (one: RateLimiter) =>
    one.take({ key: 'knock', perMinute: 1_000 }).then(
      () => true,
      () => false,
    );
  for (const one of [limiter, other])
    while (!(await isOpen(one))) await new Promise((done) => setImmediate(done));
  return {
    limiter,
    other,
    move: async (key, ms) => {
      const at = Number(await client.hGet(`${prefix}${key}`, 'at'));
      await client.hSet(`${prefix}${key}`, 'at', at - ms);
    },
    close: async () => {
      client.destroy();
      await Promise.all([limiter.close(), other.close()]);
    },
  };
}

const { REDIS_URL } = process.env;
const STORES: [string, () => Store | Promise<Store>][] = [
  ['memory', openMemory],
  ...(REDIS_URL ? [['Redis', () => openRedis(REDIS_URL)] satisfies [string, () => Promise<Store>]] : []),
];

describe.each(STORES)('calls a minute in %s', (_name, open) => {
  let store: Store;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());

  const takeAll = async (key: string, count: number) => {
    const waits: number[] = [];
    for (let index = 0; index < count; index += 1)
      waits.push(await store.limiter.take({ key, perMinute: 4 }));
    return waits;
  };

  it('are as many as allowed, then none, with the seconds until the next one', async () => {
    const waits = await takeAll('many', 5);
    expect(waits.slice(0, 4)).toEqual([0, 0, 0, 0]);
    expect(waits[4]).toBeGreaterThan(13);
    expect(waits[4]).toBeLessThanOrEqual(15);
  });

  it('are counted for each key alone', async () => {
    await takeAll('one', 5);
    expect(await takeAll('another', 1)).toEqual([0]);
  });

  it('come back evenly over the minute, and never more than a minute has', async () => {
    await takeAll('back', 5);
    await store.move('back', 16_000);
    expect((await takeAll('back', 2)).map((wait) => wait > 0)).toEqual([false, true]);
    await store.move('back', 3_600_000);
    expect((await takeAll('back', 5)).map((wait) => wait > 0)).toEqual([false, false, false, false, true]);
  });

  it('are given back one by one, also where none is left, and never above what there is', async () => {
    const call = { key: 'given', perMinute: 4 };
    await takeAll('given', 5);
    expect(await store.limiter.take({ ...call, cost: -1 })).toBe(0);
    expect((await takeAll('given', 2)).map((wait) => wait > 0)).toEqual([false, true]);
    for (let times = 0; times < 9; times += 1) await store.limiter.take({ ...call, cost: -1 });
    expect((await takeAll('given', 5)).map((wait) => wait > 0)).toEqual([false, false, false, false, true]);
  });

  it('may come at once up to a burst, and come back as slowly', async () => {
    const call = { key: 'burst', perMinute: 1, burst: 3 };
    const waits = [];
    for (let index = 0; index < 4; index += 1) waits.push(await store.limiter.take(call));
    expect(waits.map((wait) => wait > 0)).toEqual([false, false, false, true]);
    await store.move('burst', 61_000);
    expect(await store.limiter.take(call)).toBe(0);
    expect(await store.limiter.take(call)).toBeGreaterThan(55);
  });

  it('starve nobody when the clock is set back, and give nothing for it', async () => {
    await takeAll('clock', 5);
    await store.move('clock', -3_600_000);
    expect((await takeAll('clock', 1)).map((wait) => wait > 0)).toEqual([true]);
    await store.move('clock', 16_000);
    expect(await takeAll('clock', 1)).toEqual([0]);
  });

  it('are one count for every backend that shares the store', async () => {
    if (!store.other) return;
    await takeAll('shared', 4);
    expect(await store.other.take({ key: 'shared', perMinute: 4 })).toBeGreaterThan(0);
  });
});

test('made-up hosts empty no limit but their own', async () => {
  const { limiter, close } = openMemory();
  const guess = { key: 'wrong-coupons:1', perMinute: 1 };
  expect(await limiter.take(guess)).toBe(0);
  for (let made = 0; made < 60_000; made += 1)
    await limiter.take({ key: `tenant:made-up-${made}`, perMinute: 9 });
  expect(await limiter.take(guess)).toBeGreaterThan(0);
  await close();
});
