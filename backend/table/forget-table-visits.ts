import type { Sql } from '@/backend/platform/database/database';

const KEPT_MS = 24 * 3_600_000;
const FORGOTTEN = 500;

/** Deletes visits and waiter calls of all tenants, a day after they were over (rule table/code). @returns how many */
export async function forgetTableVisits({ sql, now }: { sql: Sql; now: Date }): Promise<number> {
  const before = new Date(now.getTime() - KEPT_MS);
  const visits = await sql(
    `delete from table_visits where (instance_id, profile_id) in (
       select instance_id, profile_id from table_visits where expires_at <= $1 limit ${FORGOTTEN}) returning 1`,
    [before],
  );
  const calls = await sql(
    `delete from waiter_calls where (instance_id, id) in (
       select instance_id, id from waiter_calls where called_at <= $1 limit ${FORGOTTEN}) returning 1`,
    [before],
  );
  return visits.length + calls.length;
}
