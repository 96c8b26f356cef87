import type { Database } from '@/backend/platform/database/database';
import type { Due, Job } from './define-job';

/** The time before which each kind of job finds nothing; a kind of which nothing waits is missing. */
export type DueTimes = ReadonlyMap<Job['kind'], Date>;

const firstOf = ({ from, at, where = 'true', afterMs = 0, order = at }: Due) =>
  `(select ${at} + interval '${afterMs} milliseconds' from ${from} where ${at} is not null and (${where}) order by ${order} limit 1)`;

const toRow = ({ kind, due }: Pick<Job, 'kind' | 'due'>) =>
  `('${kind}', least(${due.map(firstOf).join(', ')}))`;

/**
 * One message to the database. A time may be earlier than the job's own statement finds something, never later: that
 * statement decides. Each is the first entry of an index that fits. Few entries come before it: other holds, offers of a
 * waiting list that are over, rounds of the last hour.
 */
export async function findDueTimes({
  db,
  now,
  jobs,
}: {
  db: Pick<Database, 'lookUp'>;
  now: Date;
  jobs: readonly Pick<Job, 'kind' | 'due'>[];
}): Promise<DueTimes> {
  // A publication may be due since «-infinity», which no `Date` holds.
  const rows = await db.lookUp<{ kind: string; at: Date }>(
    `select kind, greatest(at, $1::timestamptz - interval '1 day') as at
     from (values ${jobs.map(toRow).join(', ')}) as waiting (kind, at) where at is not null`,
    [now],
  );
  return new Map(rows.map(({ kind, at }) => [kind, at]));
}
