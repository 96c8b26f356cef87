import type { Database } from '@/backend/platform/database/database';

/** So long after its visit has ended, with the table's account or by staff, a phone is told so, once. */
const FAREWELL_MS = 60_000;

/** It says by profile whether somebody sits at a table, or sat there until just now (rule table/live). */
export type TableNews = Map<number, 'sits' | 'sat'>;

/** Asks one statement for all who watch the table. */
export async function findTableNews({
  db,
  instanceId,
  tableId,
  now,
}: {
  db: Database;
  instanceId: number;
  tableId: number;
  now: Date;
}): Promise<TableNews> {
  const rows = await db.statement<{ profile_id: number; sits: boolean }>(
    instanceId,
    `select v.profile_id, coalesce(v.expires_at > $4, false) as sits from table_visits v
       join tables t on t.instance_id = v.instance_id and t.id = v.table_id and t.code = v.code
     where v.instance_id = $1 and v.table_id = $2 and v.expires_at > $3`,
    [instanceId, tableId, new Date(now.getTime() - FAREWELL_MS), now],
  );
  return new Map(rows.map(({ profile_id, sits }) => [profile_id, sits ? 'sits' : 'sat']));
}
