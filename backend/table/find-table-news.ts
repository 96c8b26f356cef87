import type { Database } from '@/backend/platform/database/database';

/** So long a phone still hears that its visit has ended, with the table's account. */
const FAREWELL_MS = 60_000;

/** Who may hear of a table now: whoever its code let sit there (rule table/live). */
export type TableNews = { visitorIds: number[] };

/** One statement for all who watch the table. */
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
  const rows = await db.statement<{ profile_id: number }>(
    instanceId,
    `select v.profile_id from table_visits v
       join tables t on t.instance_id = v.instance_id and t.id = v.table_id and t.code = v.code
     where v.instance_id = $1 and v.table_id = $2 and v.expires_at > $3`,
    [instanceId, tableId, new Date(now.getTime() - FAREWELL_MS)],
  );
  return { visitorIds: rows.map(({ profile_id }) => profile_id) };
}
