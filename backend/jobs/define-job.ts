import type { Logger } from 'pino';
import type { Context, ContextInstance } from '@/backend/context';
import type { Database, Sql } from '@/backend/platform/database/database';
import { describeFault } from '@/backend/platform/describe-fault';
import { findInstanceById } from '@/backend/tenant';
import { createRests } from './rest-rows';

export type JobDeps = {
  db: Database;
  log: Logger;
  clock: () => Date;
  /** After it another backend may take the job. */
  leaseMs: number;
  contextOf: (instance: ContextInstance) => Context;
};
type Turn = { sql: Sql; now: Date; leaseMs: number };
type Look = Pick<Turn, 'sql' | 'now'>;
type Search = Look & { limit: number };

/** Rows that one turn of a job without leases runs. */
const BATCH = 50;
/** Rows that the gauge counts of a job that searches for them. */
const MOST_COUNTED = 1_000;

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
  /** Counts the rows that a turn would run, where `due` has more than those; null: `due` has exactly those. */
  count: ((look: Look) => Promise<number>) | null;
  /** Reads what is due, for a job whose rows need no lease. */
  find: ((search: Search) => Promise<readonly unknown[]>) | null;
  /** Takes what is due and runs it. @returns how many rows */
  runDue: (deps: JobDeps) => Promise<number>;
};

type Rows<R> =
  | {
      take: (turn: Turn) => Promise<R[]>;
      run: (ctx: Context, row: R) => Promise<unknown>;
      find?: never;
      count?: never;
    }
  | {
      find: (search: Search) => Promise<R[]>;
      run: (ctx: Context, row: R) => Promise<boolean>;
      count?: (look: Look) => Promise<number>;
      take?: never;
    };

/**
 * Any number of backends may run a job. A row that fails stops no other: one that was taken is due again when its lease is
 * over, and one that was found rests for as long, so that fifty of them keep no later row waiting.
 * @param take leases the due rows of all tenants @param find reads them: `run` looks again under a lock, and says whether it
 * changed something @param run one of them @param isParallel all rows at once
 */
export function defineJob<R extends { instance_id: number; id: number | string }>({
  kind,
  countedAs = kind,
  due,
  isParallel = false,
  ...rows
}: Pick<Job, 'kind' | 'due'> & { countedAs?: string; isParallel?: boolean } & Rows<R>): Job {
  const rests = createRests();
  async function readRows({ db, clock, leaseMs }: JobDeps): Promise<R[]> {
    const now = clock();
    const { take, find } = rows;
    if (take) return db.system((sql) => take({ sql, now, leaseMs }));
    const limit = BATCH + rests.count(now);
    // A transaction would wake the pool again, though nothing was written.
    return (await find({ sql: db.lookUp, now, limit })).filter((row) => !rests.has(row));
  }
  async function runRow({ db, log, clock, leaseMs, contextOf }: JobDeps, row: R): Promise<void> {
    const { instance_id: instanceId, id } = row;
    let isDone = false;
    try {
      const instance = await findInstanceById({ db, instanceId });
      isDone = instance !== null && (await rows.run(contextOf(instance), row)) !== false;
    } catch (error) {
      log.error({ instance: instanceId, job: kind, id, error: describeFault(error as Error) }, 'job failed');
    }
    if (!isDone && rows.find) rests.add(row, new Date(clock().getTime() + leaseMs));
  }
  const { find = null } = rows;
  const countFound = find && (async (look: Look) => (await find({ ...look, limit: MOST_COUNTED })).length);
  return {
    kind,
    countedAs,
    due,
    count: rows.count ?? countFound,
    find,
    async runDue(deps) {
      const due = await readRows(deps);
      if (isParallel) await Promise.all(due.map((row) => runRow(deps, row)));
      else for (const row of due) await runRow(deps, row);
      return due.length;
    },
  };
}
