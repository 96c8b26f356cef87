import type { Database } from '@/backend/platform/database/database';
import { listTenantTables } from '@/backend/platform/database/find-isolation-faults';

/** Keyed by table and column: the words among some that stand in the rows of a tenant. */
export async function findWords({
  db,
  instanceId,
  words,
}: {
  db: Database;
  instanceId: number;
  words: readonly string[];
}): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const table of await listTenantTables(db)) {
    const rows = await db.system((sql) =>
      sql<{ row: Record<string, unknown> }>(
        `select to_jsonb(t) as row from ${table} t where t.instance_id = $1`,
        [instanceId],
      ),
    );
    for (const { row } of rows)
      for (const [column, value] of Object.entries(row)) {
        const text = JSON.stringify(value);
        const said = words.filter((word) => text.includes(word));
        if (said.length > 0) found[`${table}.${column}`] = [...(found[`${table}.${column}`] ?? []), ...said];
      }
  }
  return found;
}
