import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import type { OwnData } from '@/lib/contract/people/own-data';
import { findMe, ME, type Me, toValues } from './diner-rows';
import type { OwnTable } from './own-table';
import { OWN_TABLES } from './own-tables';

/** Lists the diner's rows of one table, without ids and hashes; pictures in base64. */
async function listOwnRows({
  sql,
  me,
  own,
}: {
  sql: Sql;
  me: Me;
  own: OwnTable;
}): Promise<OwnData['held'][string]> {
  const told = [...own.personal, ...own.facts];
  if (told.length === 0) return [];
  const pairs = told.map(
    (column) => `'${column}', ${isPicture(column) ? `encode(t.${column}, 'base64')` : `t.${column}`}`,
  );
  const rows = await sql<{ row: Record<string, unknown> }>(
    `${ME} select jsonb_build_object(${pairs.join(', ')}) as row from ${own.table} t, me
     where t.instance_id = me.tenant and (${own.own}) and me.now is not null and me.sessions is not null`,
    toValues(me),
  );
  return rows.map(({ row }) => row);
}

const isPicture = (column: string): boolean => column === 'picture' || column === 'preview';

/**
 * `GET /profiles/export.json`: everything that is held about the diner, by table (rule people/export).
 * @throws unauthorized
 */
export function exportOwnData({
  ctx,
  input: { sessionId },
}: {
  ctx: Context;
  input: { sessionId: number | null };
}): Promise<OwnData> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const me = await findMe({ sql, ctx, sessionId });
    const held: OwnData['held'] = {};
    for (const own of OWN_TABLES) {
      const rows = await listOwnRows({ sql, me, own });
      if (rows.length > 0) held[own.table] = rows;
    }
    return { profile_id: me.profile, host: ctx.instance.host, time: ctx.now.toISOString(), held };
  });
}
