import pino from 'pino';
import type { Storage } from '@/backend/open-storage';
import type { Database } from '@/backend/platform/database/database';
import type { AppDeps } from '@/backend/platform/http/environment';
import { startLoops } from '@/backend/start-loops';

const NOON = new Date('2026-11-18T17:00:00Z');
const TENANTS = 'select id from instances';
const log = pino({ level: 'silent' });

/** A backend of one tenant, and when it asked its database for something, in ms after the start. @param old rows of visits */
function startBackend({ old = 0, watchOwners = null }: Partial<Given> = {}) {
  const asked: [string, number][] = [];
  const note = (text: string) => asked.push([text, Date.now() - NOON.getTime()]);
  let left = old;
  const sql = async (text: string) => {
    note(text);
    if (text.startsWith(TENANTS)) return [{ id: 1 }];
    if (!text.includes('delete from trackings where step') || left === 0) return [];
    left -= 1;
    return [{}];
  };
  const db = {
    system: (work: (ask: typeof sql) => unknown) => work(sql),
    lookUp: async () => {
      note('due times');
      return [{}];
    },
  } as unknown as Database;
  const deps = {
    db,
    log,
    clock: () => new Date(),
    config: { jobLeaseMs: 30_000, webs: null },
    measure: null,
  };
  const loops = startLoops({
    deps: deps as unknown as AppDeps,
    storage: { db, engine: null } as unknown as Storage,
    freeSpace: async () => true,
    watchOwners,
    onWake: () => undefined,
  });
  const whenAsked = (what: string) => asked.flatMap(([text, at]) => (text.startsWith(what) ? [at] : []));
  return { stop: loops.stop, whenAsked };
}
type Given = { old: number; watchOwners: (() => Promise<boolean>) | null };

beforeEach(() => jest.useFakeTimers({ now: NOON }));
afterEach(() => jest.useRealTimers());

it('old visits of few tenants go a batch every five seconds, and a look a minute follows when none is left', async () => {
  const { stop, whenAsked } = startBackend({ old: 2 });
  await jest.advanceTimersByTimeAsync(75_000);
  expect(whenAsked(TENANTS)).toEqual([1_000, 6_000, 11_000, 71_000]);
  await stop();
});

it('jobs of a dead backend start when its leases are dropped (guarantee/crash-recovery)', async () => {
  const looks: number[] = [];
  const { stop, whenAsked } = startBackend({
    async watchOwners() {
      looks.push(Date.now() - NOON.getTime());
      return looks.length === 2;
    },
  });
  await jest.advanceTimersByTimeAsync(2_000);
  expect(looks).toEqual([750, 1_500]);
  expect(whenAsked('due times')).toEqual([1_000, 2_000]);
  await stop();
});
