import type { Database } from '@/backend/platform/database/database';
import type { Due, Job } from './define-job';

const countOf = ({ from, at, where = 'true', afterMs = 0 }: Due) =>
  `(select count(*) from ${from} where ${at} <= $1::timestamptz - interval '${afterMs} milliseconds' and (${where}))`;

const toRow = ({ countedAs, due }: Job) => `('${countedAs}', ${due.map(countOf).join(' + ')})`;

/**
 * Counts the rows of which a job would do something now, each statement with a timeout: those of all jobs whose `due` says it
 * exactly in one, then those of each other job.
 */
export async function countDueJobs({
  db,
  now,
  jobs,
}: {
  db: Pick<Database, 'lookUp'>;
  now: Date;
  jobs: readonly Job[];
}): Promise<Record<string, number>> {
  const counts: Record<string, number> = Object.fromEntries(jobs.map(({ countedAs }) => [countedAs, 0]));
  const add = (kind: string, count: number) => {
    counts[kind] = (counts[kind] ?? 0) + count;
  };
  const exact = jobs.filter(({ count }) => count === null).map(toRow);
  const rows = await db.lookUp<{ kind: string; count: number }>(
    `select kind, count from (values ${exact.join(', ')}) as due (kind, count)`,
    [now],
  );
  for (const row of rows) add(row.kind, row.count);
  for (const { countedAs, count } of jobs) if (count) add(countedAs, await count({ sql: db.lookUp, now }));
  return counts;
}
