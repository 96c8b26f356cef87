import type { Job } from '@/backend/jobs/define-job';
import { findDueTimes } from '@/backend/jobs/find-due-times';
import { forgetOld } from '@/backend/jobs/forget-old';
import { MAIN, toLanes } from '@/backend/jobs/lanes';
import { makeContext } from '@/backend/make-context';
import type { AppDeps } from '@/backend/platform/http/environment';

/** The jobs of every lane, as a backend with all providers has them; no sale is forwarded by them. */
export const allJobs = (): Job[] =>
  toLanes({
    measure: { tell: () => Promise.reject(new Error('no destination')) },
    publish: async () => 0,
  }).flat();

/** Runs what the pool would find due, at the clock of the backend. @returns how many rows */
export async function runLane(jobs: readonly Job[], deps: AppDeps): Promise<number> {
  const { db, log, clock } = deps;
  const contextOf: Parameters<Job['runDue']>[0]['contextOf'] = (instance) =>
    makeContext({ deps, instance, actor: { kind: 'job' } });
  let ran = 0;
  for (const job of jobs) {
    const due = (await findDueTimes({ db, now: clock(), jobs: [job] })).get(job.kind);
    if (due !== undefined && due <= clock())
      ran += await job.runDue({ db, log, clock, leaseMs: 30_000, contextOf });
  }
  return ran;
}

/** The jobs about money, tables and kitchens, then what is kept long enough. */
export async function runDueJobs(deps: AppDeps): Promise<number> {
  return (await runLane(MAIN, deps)) + (await forgetOld({ db: deps.db, now: deps.clock() }));
}
