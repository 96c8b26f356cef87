import pino from 'pino';
import { createLimiter } from '@/backend/platform/limits/create-limiter';
import { createMemoryLimiter } from '@/backend/platform/limits/memory-limiter';
import type { RateLimiter } from '@/backend/platform/limits/rate-limiter';
import { createSharedLimiter } from '@/backend/platform/limits/shared-limiter';

const clock = () => new Date('2026-11-18T17:00:00Z');

/** A log whose sentences can be read back. */
function openLog() {
  const lines: string[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line).msg) });
  return { log, lines };
}

/** A store that does what a test says, on a clock that the test moves. */
function openStore() {
  const { log, lines } = openLog();
  const state = { answer: async () => 0, now: 0, asked: 0 };
  const shared: RateLimiter = {
    take: () => {
      state.asked += 1;
      return state.answer();
    },
    close: async () => undefined,
  };
  const local = createMemoryLimiter(clock);
  const limiter = createSharedLimiter({ shared, local, log, monotonicMs: () => state.now });
  const take = () => limiter.take({ key: 'a', perMinute: 2 });
  return { state, lines, take };
}

const fail = () => Promise.reject(new Error('gone'));
const DOWN = 'Redis is unavailable: rate limits are counted in this process only';

it('counts in this process while the store is down, and says so once', async () => {
  const { state, lines, take } = openStore();
  state.answer = fail;
  expect([await take(), await take(), (await take()) > 0]).toEqual([0, 0, true]);
  state.now = 10_000;
  await take();
  expect(lines).toEqual([DOWN]);
});

it('leaves a store alone for two seconds after it failed, so no call waits for it', async () => {
  const { state, take } = openStore();
  state.answer = fail;
  await take();
  state.now = 1_999;
  await take();
  expect(state.asked).toBe(1);
  state.now = 2_000;
  await take();
  expect(state.asked).toBe(2);
});

it('goes back to the store when it answers again, and says that too', async () => {
  const { state, lines, take } = openStore();
  state.answer = fail;
  await take();
  state.now = 2_000;
  state.answer = async () => 7;
  expect(await take()).toBe(7);
  expect(lines).toEqual([DOWN, 'Redis is available again: rate limits are shared']);
});

it('does not wait for a store that never answers', async () => {
  const { state, lines, take } = openStore();
  state.answer = () => new Promise(() => undefined);
  expect(await take()).toBe(0);
  expect(lines).toEqual([DOWN]);
});

it('starts and counts where nobody listens at REDIS_URL', async () => {
  const { log, lines } = openLog();
  const limiter = await createLimiter({ redisUrl: 'redis://127.0.0.1:1', clock, log });
  const take = () => limiter.take({ key: 'a', perMinute: 1 });
  expect([await take(), (await take()) > 0]).toEqual([0, true]);
  expect(lines).toEqual([DOWN]);
  await limiter.close();
});
