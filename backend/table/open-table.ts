import type { Context } from '@/backend/context';
import { getDinerId } from '@/backend/people';
import type { TableVisit } from '@/lib/contract/table/calls';
import { visitEnd } from '@/lib/domain/table/table-visit';
import { loadVisit } from './load-visit';

/**
 * `POST /on_table/open.json` (rule table/code): the newest code replaces the diner's table.
 * @returns null for a code that no table of the tenant has: guessed, renewed, of a table that is gone
 * @throws on_table_unavailable where the branch serves no tables any more
 */
export function openTable({
  ctx,
  input: { token },
}: {
  ctx: Context;
  input: { token: string };
}): Promise<TableVisit | null> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const opened = await sql(
      `insert into table_visits (instance_id, profile_id, table_id, code, expires_at)
       select instance_id, $2, id, code, $4 from tables
       where instance_id = $1 and code = $3 and kind = 'table' and active and removed_at is null
       on conflict (instance_id, profile_id)
         do update set table_id = excluded.table_id, code = excluded.code, expires_at = excluded.expires_at
       returning 1`,
      [ctx.instance.id, getDinerId(ctx), token, visitEnd(ctx.now)],
    );
    return opened.length === 0 ? null : loadVisit({ sql, ctx });
  });
}
