import pino from 'pino';
import { defineJob, type Job, type JobDeps } from '@/backend/jobs/define-job';
import { startJobLoop } from '@/backend/jobs/job-loop';
import { createJobPool } from '@/backend/jobs/job-pool';
import { wakeOnCommit } from '@/backend/jobs/wake-on-commit';
import type { Database } from '@/backend/platform/database/database';

const NOON = new Date('2026-11-18T17:00:00Z');
const logged: string[] = [];
const log = pino({ level: 'error' }, { write: (line: string) => void logged.push(line) });

/** The due times of each kind, as the database would say them, and when each job began, in ms after noon. */
function openWorld() {
  const times = new Map<Job['kind'], Date>();
  const began: [Job['kind'], number][] = [];
  const looks: number[] = [];
  const database = { isSlow: false };
  const passed = () => Date.now() - NOON.getTime();
  const deps = { log, clock: () => new Date() } as JobDeps;
  const due = (kind: Job['kind'], ms: number) => {
    times.set(kind, new Date(NOON.getTime() + ms));
  };
  const job = (kind: Job['kind'], work: () => Promise<unknown> = async () => undefined): Job => ({
    ...{ kind, countedAs: kind, due: [], count: null, find: null },
    async runDue() {
      began.push([kind, passed()]);
      times.delete(kind);
      await work();
      return 1;
    },
  });
  const start = (...lanes: Job[][]) => {
    const findDueTimes = async () => {
      looks.push(passed());
      if (database.isSlow) throw new Error('statement timeout');
      return new Map(times);
    };
    const pool = createJobPool({ lanes, deps, findDueTimes, wake: () => loop.wake() });
    const loop = startJobLoop({ turn: pool.turn, log });
    return { ...loop, settle: pool.settle };
  };
  return { began, looks, due, job, start, database };
}

beforeEach(() => {
  logged.length = 0;
  jest.useFakeTimers({ now: NOON });
});
afterEach(() => jest.useRealTimers());

it('a row starts at its time, and what was written meanwhile within a second', async () => {
  const { began, due, job, start } = openWorld();
  const loop = start([job('payment')], [job('code')]);
  due('payment', 1_350);
  await jest.advanceTimersByTimeAsync(1_400);
  expect(began).toEqual([['payment', 1_350]]);
  due('code', 1_400);
  loop.wake();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(began).toEqual([
    ['payment', 1_350],
    ['code', 2_350],
  ]);
  await loop.stop();
});

it('nothing due is a look each five seconds', async () => {
  const { began, looks, due, job, start } = openWorld();
  due('payment', 3_600_000);
  const loop = start([job('payment')]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(looks).toEqual([1_000, 6_000]);
  expect(began).toEqual([]);
  await loop.stop();
});

it('many times one shortly after the other are ten looks a second at most', async () => {
  const { looks, due, job, start } = openWorld();
  let at = 1_000;
  const again = async () => {
    at += 110;
    due('payment', at);
  };
  due('payment', at);
  const loop = start([job('payment', again)]);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(looks.length).toBeLessThanOrEqual(11);
  await loop.stop();
});

it('a slow lane delays no other, is not started twice, and is waited for', async () => {
  const { began, due, job, start } = openWorld();
  let finish: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  due('order_notice', 0);
  const loop = start([job('order_notice', () => slow)], [job('payment')]);
  await jest.advanceTimersByTimeAsync(1_000);
  due('order_notice', 1_000);
  due('payment', 1_000);
  loop.wake();
  await jest.advanceTimersByTimeAsync(3_000);
  expect(began).toEqual([
    ['order_notice', 1_000],
    ['payment', 2_000],
  ]);
  await loop.stop();
  let isSettled = false;
  const settled = loop.settle().then(() => {
    isSettled = true;
  });
  await jest.advanceTimersByTimeAsync(0);
  expect(isSettled).toBe(false);
  finish();
  await settled;
  expect(isSettled).toBe(true);
});

it('what becomes due while its lane runs starts when the lane is free', async () => {
  const { began, due, job, start } = openWorld();
  let finish: () => void = () => undefined;
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  due('order_notice', 0);
  const loop = start([job('order_notice', () => slow)]);
  await jest.advanceTimersByTimeAsync(1_000);
  due('order_notice', 2_000);
  loop.wake();
  await jest.advanceTimersByTimeAsync(2_500);
  finish();
  await jest.advanceTimersByTimeAsync(0);
  expect(began).toEqual([
    ['order_notice', 1_000],
    ['order_notice', 3_500],
  ]);
  await loop.stop();
});

it('every lane runs each second while the times cannot be read', async () => {
  const { began, job, start, database } = openWorld();
  database.isSlow = true;
  const loop = start([job('refund'), job('payment')], [job('code')]);
  await jest.advanceTimersByTimeAsync(2_000);
  const each = ['refund', 'code', 'payment'];
  expect(began.map(([kind]) => kind)).toEqual([...each, ...each]);
  expect(logged).toHaveLength(2);
  await loop.stop();
});

it('what is written after a quiet time starts at once, and many commits are a look a second', async () => {
  const { began, looks, due, job, start } = openWorld();
  const loop = start([job('code')]);
  await jest.advanceTimersByTimeAsync(4_000);
  due('code', 4_000);
  for (let commit = 0; commit < 30; commit += 1) {
    loop.wake();
    await jest.advanceTimersByTimeAsync(100);
  }
  expect(began).toEqual([['code', 4_000]]);
  expect(looks).toEqual([1_000, 4_000, 5_000, 6_000, 7_000]);
  await loop.stop();
});

it('a wake during a turn is not lost', async () => {
  let turns = 0;
  const loop = startJobLoop({
    log,
    turn: async () => {
      turns += 1;
      if (turns === 1) loop.wake();
      return 5_000;
    },
  });
  await jest.advanceTimersByTimeAsync(2_000);
  expect(turns).toBe(2);
  await loop.stop();
});

it('a wake postpones no turn', async () => {
  const turns: number[] = [];
  const loop = startJobLoop({
    log,
    turn: async () => {
      turns.push(Date.now() - NOON.getTime());
      return 100;
    },
  });
  await jest.advanceTimersByTimeAsync(1_000);
  loop.wake();
  await jest.advanceTimersByTimeAsync(100);
  expect(turns).toEqual([1_000, 1_100]);
  await loop.stop();
});

it('a transaction wakes the jobs when it is over, and a look does not', async () => {
  let wakes = 0;
  const wake = () => {
    wakes += 1;
  };
  const none = async () => [] as never[];
  const db = { tenant: none, statement: none, system: none, lookUp: none } as unknown as Database;
  const woken = wakeOnCommit({ db, wake });
  await woken.lookUp('select 1');
  expect(wakes).toBe(0);
  await woken.tenant(1, none);
  await woken.statement(1, 'select 1', []);
  await woken.system(none);
  expect(wakes).toBe(3);
});

it('a lane runs what is due in its order, and nothing else', async () => {
  const { began, due, job, start } = openWorld();
  due('payment', 900);
  due('refund', 950);
  const loop = start([job('refund'), job('payment'), job('hold')]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(began.map(([kind]) => kind)).toEqual(['refund', 'payment']);
  await loop.stop();
});

it('a job whose rows cannot be taken is written down and tried again', async () => {
  const { began, due, job, start } = openWorld();
  due('payment', 0);
  const broken = job('payment', async () => {
    due('payment', 0);
    throw new Error('no connection');
  });
  const loop = start([broken]);
  await jest.advanceTimersByTimeAsync(6_000);
  expect(began.map(([, at]) => at)).toEqual([1_000, 6_000]);
  expect(logged.filter((line) => line.includes('job loop failed'))).toHaveLength(2);
  await loop.stop();
});

it.each([
  ['a statement that cannot work', new Error('no such column'), ['hold']],
  ['a database that is away', new Error('Connection terminated'), []],
])('the rest of a lane after a job whose rows cannot be taken: %s', async (_, failure, after) => {
  const { began, due, job, start } = openWorld();
  due('payment', 0);
  due('hold', 0);
  const broken = job('payment', () => Promise.reject(failure));
  const loop = start([broken, job('hold')]);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(began.map(([kind]) => kind)).toEqual(['payment', ...after]);
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([{ job: 'payment', msg: 'job loop failed' }]);
  await loop.stop();
});

it('without an answer of the database the next look is a second later', async () => {
  let looks = 0;
  const loop = startJobLoop({
    log,
    turn: async () => {
      looks += 1;
      throw new Error('no connection');
    },
  });
  await jest.advanceTimersByTimeAsync(3_000);
  expect(looks).toBe(3);
  await loop.stop();
});

it('a job takes its rows with the lease of the installation', async () => {
  const taken: unknown[] = [];
  const job = defineJob({
    kind: 'payment',
    due: [],
    take: async ({ now, leaseMs }) => {
      taken.push({ now, leaseMs });
      return [];
    },
    run: async () => null,
  });
  const db = { system: (work: (sql: unknown) => unknown) => work(null) };
  const deps = { db, log, clock: () => NOON, leaseMs: 30_000 } as unknown as JobDeps;
  expect(await job.runDue(deps)).toBe(0);
  expect(taken).toEqual([{ now: NOON, leaseMs: 30_000 }]);
});
