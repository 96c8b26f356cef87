import { DESTINATIONS } from '@/lib/domain/visit/consent';
import { dropLeases } from './jobs/drop-leases';
import { startJobLoop } from './jobs/job-loop';
import { runDueJobs } from './jobs/run-due-jobs';
import { sendDueCodes } from './jobs/send-due-codes';
import { sendDueNotices } from './jobs/send-due-notices';
import { tellDueSales } from './jobs/tell-due-sales';
import { createOwnerWatch } from './jobs/watch-owners';
import { makeContext } from './make-context';
import type { Storage } from './open-storage';
import { boundWal } from './platform/database/bound-wal';
import type { FreeSpace } from './platform/database/free-space';
import type { AppDeps } from './platform/http/environment';
import { publishDue } from './platform/publications';
import { createTellWebs } from './platform/publications/tell-webs';
import { forgetVisits } from './visit';

/** A turn has a few tenants, so that it takes no time from others. */
const FORGET_MS = 5_000;
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
}): Promise<(() => Promise<void>) | null> {
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
  storage: { engine },
  freeSpace,
  watchOwners,
}: {
  deps: AppDeps;
  storage: Storage;
  freeSpace: FreeSpace;
  watchOwners: (() => Promise<void>) | null;
}): { stop(): Promise<void> } {
  const { db, log, clock, config, measure } = deps;
  // Jobs write, so they stop on a full disk.
  const startLoop = (turn: () => Promise<unknown>, turnMs?: number) =>
    startJobLoop({
      log,
      ...(turnMs === undefined ? {} : { turnMs }),
      turn: async () => (!engine || (await freeSpace())) && (await turn()),
    });
  const contextOf: Parameters<typeof runDueJobs>[0]['contextOf'] = (instance) =>
    makeContext({ deps, instance, actor: { kind: 'job' } });
  // Separate loops: a slow gateway delays no web.
  const tellWebs = config.webs ? createTellWebs({ ...config.webs, log }) : async () => true;
  let forgotten = 0;
  const forget = async () => {
    forgotten = await forgetVisits({ db, now: clock(), after: forgotten });
  };
  const loops = [
    startLoop(() => runDueJobs({ db, log, clock, leaseMs: config.jobLeaseMs, contextOf })),
    startLoop(() => publishDue({ db, clock, tellWebs, events: deps.events })),
    startLoop(() => sendDueCodes({ db, log, clock, contextOf })),
    startLoop(() => sendDueNotices({ db, log, clock, contextOf })),
    ...(measure ? DESTINATIONS : []).map((destination) =>
      startLoop(async () => measure && tellDueSales({ db, log, clock, contextOf, measure, destination })),
    ),
    startLoop(forget, FORGET_MS),
    ...(engine ? [startLoop(() => boundWal({ db }))] : []),
    ...(watchOwners ? [startJobLoop({ log, turn: watchOwners, turnMs: OWNER_LOOK_MS })] : []),
  ];
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}
