import type { Logger } from 'pino';
import type { Context, ContextInstance } from '@/backend/context';
import type { Database, Sql } from '@/backend/platform/database/database';
import { describeFault } from '@/backend/platform/describe-fault';
import { findInstanceById } from '@/backend/tenant';

export type JobDeps = {
  db: Database;
  log: Logger;
  clock: () => Date;
  /** After it another backend may take the job. */
  leaseMs: number;
  contextOf: (instance: ContextInstance) => Context;
};
type Turn = { sql: Sql; now: Date; leaseMs: number };

/** SQL that says where rows wait and since when they are due; $1 is now. */
export type Due = {
  from: string;
  /** Null: the row does not wait. */
  at: string;
  where?: string;
  /** How long after `at` the row is due. */
  afterMs?: number;
  /** In which order an index has the earliest row first, if not by `at`. */
  order?: string;
};

export type Job = {
  kind: string;
  due: readonly Due[];
  /** The kind that the gauge `jobs_due` counts it as. */
  countedAs: string;
  /** Reads what is due, for a job whose rows need no lease. */
  find: ((turn: Pick<Turn, 'sql' | 'now'>) => Promise<readonly unknown[]>) | null;
  /** Takes what is due and runs it. @returns how many rows */
  runDue: (deps: JobDeps) => Promise<number>;
};

type Rows<R> =
  | { take: (turn: Turn) => Promise<R[]>; find?: never }
  | { find: (turn: Pick<Turn, 'sql' | 'now'>) => Promise<R[]>; take?: never };

/**
 * Any number of backends may run a job; a row that fails stops no other.
 * @param take leases the due rows of all tenants @param find reads them: `run` looks again under a lock @param run one of
 * them @param isParallel all rows at once
 */
export function defineJob<R extends { instance_id: number; id: number | string }>({
  kind,
  countedAs = kind,
  due,
  run,
  isParallel = false,
  ...rows
}: Pick<Job, 'kind' | 'due'> & { countedAs?: string } & Rows<R> & {
    run: (ctx: Context, row: R) => Promise<unknown>;
    isParallel?: boolean;
  }): Job {
  const read = rows.take ?? rows.find;
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
    countedAs,
    due,
    find: rows.find ?? null,
    async runDue(deps) {
      const { db, clock, leaseMs } = deps;
      const rows = await db.system((sql) => read({ sql, now: clock(), leaseMs }));
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
