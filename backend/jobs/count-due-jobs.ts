import type { Database } from '@/backend/platform/database/database';
import type { Due, Job } from './define-job';

const countOf = ({ from, at, where = 'true', afterMs = 0 }: Due) =>
  `(select count(*) from ${from} where ${at} <= $1::timestamptz - interval '${afterMs} milliseconds' and (${where}))`;

/** Counts the rows of which a job would do something now: those that it would lease, or those that it finds. */
export async function countDueJobs({
  db,
  now,
  jobs,
}: {
  db: Database;
  now: Date;
  jobs: readonly Job[];
}): Promise<Record<string, number>> {
  const counts: Record<string, number> = Object.fromEntries(jobs.map(({ countedAs }) => [countedAs, 0]));
  await db.system(async (sql) => {
    for (const { countedAs, due, find } of jobs) {
      const count = find
        ? (await find({ sql, now, limit: 50 })).length
        : (await sql<{ count: number }>(`select ${due.map(countOf).join(' + ')} as count`, [now]))[0]?.count;
      counts[countedAs] = (counts[countedAs] ?? 0) + (count ?? 0);
    }
  });
  return counts;
}
