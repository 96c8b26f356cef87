import { countDueJobs } from './jobs/count-due-jobs';
import type { JobDeps } from './jobs/define-job';
import { dropLeases } from './jobs/drop-leases';
import { findDueTimes } from './jobs/find-due-times';
import { forgetOld } from './jobs/forget-old';
import { startJobLoop, TURN_MS } from './jobs/job-loop';
import { createJobPool } from './jobs/job-pool';
import { toLanes } from './jobs/lanes';
import { createOwnerWatch } from './jobs/watch-owners';
import { makeContext } from './make-context';
import type { Storage } from './open-storage';
import { boundWal } from './platform/database/bound-wal';
import type { FreeSpace } from './platform/database/free-space';
import type { AppDeps } from './platform/http/environment';
import { publishDue } from './platform/publications';
import { createRevalidateWebs } from './platform/publications/revalidate-webs';
import { forgetVisits } from './visit';

/** A turn has a few tenants, so that it takes no time from others. */
const FORGET_VISITS_MS = 5_000;
/** When nothing old is left: what is kept is kept for days. */
const FORGOTTEN_MS = 300_000;
const WAL_MS = 5_000;
/** After two looks without connections a backend is dead. */
const OWNER_LOOK_MS = 750;

/** @returns what looks for later ones; null on the embedded database */
export async function endDeadLeases({
  storage: { db, engine },
  clock,
  jobLeaseMs,
}: {
  storage: Storage;
  clock: () => Date;
  jobLeaseMs: number;
}): Promise<(() => Promise<boolean>) | null> {
  if (engine) {
    await dropLeases({ db, now: clock(), jobLeaseMs });
    return null;
  }
  const watch = createOwnerWatch({ db, clock, elapsedMs: () => performance.now(), jobLeaseMs });
  await watch();
  return watch;
}

export function startLoops({
  deps,
  storage: { db: quietDb, engine },
  freeSpace,
  watchOwners,
  onWake,
}: {
  deps: AppDeps;
  storage: Storage;
  freeSpace: FreeSpace;
  watchOwners: (() => Promise<boolean>) | null;
  /** Hears when something may be due. */
  onWake: (listener: () => void) => void;
}): { stop(): Promise<void> } {
  const { db, log, clock, config, events, measure } = deps;
  const jobDeps: JobDeps = {
    ...{ db, log, clock, leaseMs: config.jobLeaseMs },
    contextOf: (instance) => makeContext({ deps, instance, actor: { kind: 'job' } }),
  };
  const revalidateWebs = config.webs ? createRevalidateWebs({ ...config.webs, log }) : async () => true;
  const lanes = toLanes({
    measure: measure ?? null,
    publish: () => publishDue({ db, clock, revalidateWebs, events }),
  });
  const all = lanes.flat();
  deps.metrics?.watchJobs(() => countDueJobs({ db: quietDb, now: clock(), jobs: all }));
  const pool = createJobPool({
    lanes,
    findDueTimes: () => findDueTimes({ db, now: clock(), jobs: all }),
    deps: jobDeps,
    wake: () => jobs.wake(),
  });
  // Jobs write, so they stop on a full disk.
  const start = (turn: () => Promise<number>) =>
    startJobLoop({ log, turn: async () => (!engine || (await freeSpace()) ? turn() : TURN_MS) });
  let round = { last: 0, forgotten: 0 };
  const jobs = start(pool.turn);
  onWake(jobs.wake);
  const look = async (watch: () => Promise<boolean>) => {
    if (await watch()) jobs.wake();
    return OWNER_LOOK_MS;
  };
  const loops = [
    jobs,
    start(async () => ((await forgetOld({ db: quietDb, now: clock() })) > 0 ? TURN_MS : FORGOTTEN_MS)),
    start(async () => {
      const { last, forgotten } = await forgetVisits({ db: quietDb, now: clock(), after: round.last });
      round = { last, forgotten: forgotten + (round.last > 0 ? round.forgotten : 0) };
      return last > 0 || round.forgotten > 0 ? FORGET_VISITS_MS : FORGOTTEN_MS;
    }),
    ...(engine ? [start(() => boundWal({ db: quietDb }).then(() => WAL_MS))] : []),
    ...(watchOwners ? [startJobLoop({ log, turn: () => look(watchOwners), firstMs: OWNER_LOOK_MS })] : []),
  ];
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
      await pool.settle();
    },
  };
}
