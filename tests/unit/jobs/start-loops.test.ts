import pino from 'pino';
import { wakeOnCommit } from '@/backend/jobs/wake-on-commit';
import { createOwnerWatch } from '@/backend/jobs/watch-owners';
import type { Storage } from '@/backend/open-storage';
import type { Database } from '@/backend/platform/database/database';
import type { AppDeps } from '@/backend/platform/http/environment';
import { startLoops } from '@/backend/start-loops';

const NOON = new Date('2026-11-18T17:00:00Z');
const TENANTS = 'select id from instances';
const log = pino({ level: 'silent' });

/**
 * A backend of one tenant, and when it asked its database for something, in ms after the start.
 * @param old rows of visits @param due kinds of jobs whose time has come though they find nothing
 */
function startBackend({ old = 0, due = [], watchOwners = () => null }: Partial<Given> = {}) {
  const asked: [string, number][] = [];
  const transactions: number[] = [];
  const passed = () => Date.now() - NOON.getTime();
  const note = (text: string) => asked.push([text, passed()]);
  let left = old;
  let wake: () => void = () => undefined;
  const sql = async (text: string) => {
    note(text);
    if (text.startsWith(TENANTS)) return [{ id: 1 }];
    if (!text.includes('delete from trackings where step') || left === 0) return [];
    left -= 1;
    return [{}];
  };
  const db = {
    system: async (work: (ask: typeof sql) => unknown) => {
      transactions.push(passed());
      return work(sql);
    },
    lookUp: async (text: string) => {
      const isTimes = /waiting \(kind, at\)/.test(text);
      note(isTimes ? 'due times' : `look up: ${text}`);
      return isTimes ? due.map((kind) => ({ kind, at: NOON })) : [];
    },
  } as unknown as Database;
  const deps = {
    db: wakeOnCommit({ db, wake: () => wake() }),
    log,
    clock: () => new Date(),
    config: { jobLeaseMs: 30_000, webs: null },
    measure: null,
  };
  const loops = startLoops({
    deps: deps as unknown as AppDeps,
    storage: { db, engine: null } as unknown as Storage,
    freeSpace: async () => true,
    watchOwners: watchOwners(db),
    onWake: (listener) => {
      wake = listener;
    },
  });
  const whenAsked = (what: string) => asked.flatMap(([text, at]) => (text.startsWith(what) ? [at] : []));
  return { stop: loops.stop, whenAsked, transactions };
}
type Given = {
  old: number;
  due: readonly string[];
  watchOwners: (db: Database) => (() => Promise<boolean>) | null;
};

beforeEach(() => jest.useFakeTimers({ now: NOON }));
afterEach(() => jest.useRealTimers());

it('old visits of few tenants go a batch every five seconds, and a look each five minutes follows when none is left', async () => {
  const { stop, whenAsked } = startBackend({ old: 2 });
  await jest.advanceTimersByTimeAsync(315_000);
  expect(whenAsked(TENANTS)).toEqual([1_000, 6_000, 11_000, 311_000]);
  await stop();
});

it('jobs of a dead backend start when its leases are dropped (guarantee/crash-recovery)', async () => {
  const looks: number[] = [];
  const { stop, whenAsked } = startBackend({
    watchOwners: () => async () => {
      looks.push(Date.now() - NOON.getTime());
      return looks.length === 2;
    },
  });
  await jest.advanceTimersByTimeAsync(2_000);
  expect(looks).toEqual([750, 1_500]);
  expect(whenAsked('due times')).toEqual([1_000, 2_000]);
  await stop();
});

/** The second minute: what a start does once is over. */
const inMinute = (times: readonly number[]) => times.filter((at) => at > 60_000 && at <= 120_000).length;
const LOOKS = 12;

it.each([
  ['nothing is due', []],
  ['an order and a round wait that nobody accepts, and both were told', ['unaccepted', 'late_round']],
])(
  'an idle backend looks for due rows each five seconds, and no look asks for another one: %s',
  async (_, due) => {
    const { stop, whenAsked, transactions } = startBackend({ due });
    await jest.advanceTimersByTimeAsync(120_000);
    expect(inMinute(whenAsked('due times'))).toBe(LOOKS);
    expect(inMinute(whenAsked('look up: '))).toBe(LOOKS * due.length);
    expect(inMinute(transactions)).toBe(0);
    await stop();
  },
);

it('a look for dead backends is one message to the database, and no transaction', async () => {
  const { stop, whenAsked, transactions } = startBackend({
    watchOwners: (db) =>
      createOwnerWatch({
        ...{ db, clock: () => new Date(), jobLeaseMs: 30_000 },
        elapsedMs: () => performance.now(),
      }),
  });
  await jest.advanceTimersByTimeAsync(120_000);
  expect(inMinute(whenAsked('look up: select distinct owner'))).toBe(80);
  expect(inMinute(transactions)).toBe(0);
  await stop();
});
