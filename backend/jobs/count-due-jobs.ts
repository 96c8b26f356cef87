import type { Database } from '@/backend/platform/database/database';
import type { Due, Job } from './define-job';

/** Rows that are counted of a job whose due rows only its own search tells. */
const MOST_FOUND = 1_000;

const countOf = ({ from, at, where = 'true', afterMs = 0 }: Due) =>
  `(select count(*) from ${from} where ${at} <= $1::timestamptz - interval '${afterMs} milliseconds' and (${where}))`;

const toRow = ({ countedAs, due }: Job) => `('${countedAs}', ${due.map(countOf).join(' + ')})`;

/**
 * Counts the rows of which a job would do something now, each statement with a timeout: those of all jobs whose `due` says it
 * exactly in one, then those that each other job finds.
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
  const exact = jobs.filter(({ isExact }) => isExact).map(toRow);
  const rows = await db.lookUp<{ kind: string; count: number }>(
    `select kind, count from (values ${exact.join(', ')}) as due (kind, count)`,
    [now],
  );
  for (const { kind, count } of rows) add(kind, count);
  for (const { countedAs, find, isExact } of jobs)
    if (find && !isExact) add(countedAs, (await find({ sql: db.lookUp, now, limit: MOST_FOUND })).length);
  return counts;
}
