import { isPassingFault } from '@/backend/platform/database/passing-fault';
import { describeFault } from '@/backend/platform/describe-fault';
import type { Job, JobDeps } from './define-job';
import type { DueTimes } from './find-due-times';

/** For what another program wrote without a word. */
const LONGEST_MS = 5_000;
/** Rows that are due one shortly after the other are taken together. */
const SHORTEST_MS = 100;

export type JobPool = {
  /**
   * Starts what is due, or every lane if the times cannot be read.
   * @returns the milliseconds until the next time is due, five seconds at most @throws after the start, if they cannot
   */
  turn(): Promise<number>;
  /** Waits for what runs. */
  settle(): Promise<void>;
};

/** A lane that still runs is not started again: a slow one delays no other. @param wake asks for a turn: a lane that was due while it ran is free */
export function createJobPool({
  lanes,
  findDueTimes,
  deps,
  wake,
}: {
  lanes: readonly (readonly Job[])[];
  findDueTimes: () => Promise<DueTimes>;
  deps: JobDeps;
  wake: () => void;
}): JobPool {
  const { log, clock } = deps;
  const running = new Map<readonly Job[], Promise<void>>();
  const missed = new Set<readonly Job[]>();
  const run = async (lane: readonly Job[], jobs: readonly Job[]) => {
    for (const job of jobs) {
      const failure = await job.runDue(deps).then(
        () => null,
        (error: Error) => error,
      );
      if (failure) log.error({ job: job.kind, error: describeFault(failure) }, 'job loop failed');
      // The rest of the lane would wait for the same database.
      if (isPassingFault(failure)) break;
    }
    running.delete(lane);
    if (missed.delete(lane)) wake();
  };
  const startLanes = (isDue: (job: Job) => boolean) => {
    for (const lane of lanes) {
      const due = lane.filter(isDue);
      if (due.length === 0) continue;
      if (running.has(lane)) missed.add(lane);
      else running.set(lane, run(lane, due));
    }
  };
  return {
    async turn() {
      const times = await findDueTimes().catch((error: Error) => {
        startLanes(() => true);
        throw error;
      });
      const now = clock().getTime();
      const waitOf = ({ kind }: Job) => (times.get(kind)?.getTime() ?? Number.POSITIVE_INFINITY) - now;
      startLanes((job) => waitOf(job) <= 0);
      const later = lanes
        .flat()
        .map(waitOf)
        .filter((wait) => wait > 0);
      return Math.max(SHORTEST_MS, Math.min(LONGEST_MS, ...later));
    },
    async settle() {
      await Promise.all(running.values());
    },
  };
}
