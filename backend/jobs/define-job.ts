import type { Logger } from 'pino';
import type { Context, ContextInstance } from '@/backend/context';
import type { Database, Sql } from '@/backend/platform/database/database';
import { describeFault } from '@/backend/platform/describe-fault';
import { findInstanceById } from '@/backend/tenant';
import type { DueKind } from './find-due-times';

export type JobDeps = {
  db: Database;
  log: Logger;
  clock: () => Date;
  /** After it another backend may take the job. */
  leaseMs: number;
  contextOf: (instance: ContextInstance) => Context;
};
export type Turn = { sql: Sql; now: Date; leaseMs: number };

export type Job = {
  kind: DueKind;
  /** Takes what is due and runs it. @returns how many rows */
  runDue: (deps: JobDeps) => Promise<number>;
};

/**
 * Any number of backends may run a job; a row that fails stops no other.
 * @param take the due rows of all tenants, with a lease @param run one of them @param isParallel all rows at once
 */
export function defineJob<R extends { instance_id: number; id: number | string }>({
  kind,
  take,
  run,
  isParallel = false,
}: {
  kind: DueKind;
  take: (turn: Turn) => Promise<R[]>;
  run: (ctx: Context, row: R) => Promise<unknown>;
  isParallel?: boolean;
}): Job {
  async function runRow({ db, log, contextOf }: JobDeps, row: R): Promise<void> {
    const { instance_id: instanceId, id } = row;
    try {
      const instance = await findInstanceById({ db, instanceId });
      if (instance) await run(contextOf(instance), row);
    } catch (error) {
      log.error({ instance: instanceId, job: kind, id, error: describeFault(error as Error) }, 'job failed');
    }
  }
  return {
    kind,
    async runDue(deps) {
      const { db, clock, leaseMs } = deps;
      const rows = await db.system((sql) => take({ sql, now: clock(), leaseMs }));
      if (isParallel) await Promise.all(rows.map((row) => runRow(deps, row)));
      else for (const row of rows) await runRow(deps, row);
      return rows.length;
    },
  };
}

/** One after the other. @returns how many rows */
export async function runJobs({ jobs, deps }: { jobs: readonly Job[]; deps: JobDeps }): Promise<number> {
  let ran = 0;
  for (const job of jobs) ran += await job.runDue(deps);
  return ran;
}
