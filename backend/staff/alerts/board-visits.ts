import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';

const WRITTEN_EACH = '1 minute';

/**
 * Notes that somebody has the orders of a branch before them, or of all branches. Boards ask every twenty seconds, so it is written
 * once a minute at most (rule staff/alerts).
 */
export async function noteBoardVisit({
  sql,
  ctx,
  supplierId,
}: {
  sql: Sql;
  ctx: Context;
  supplierId: string | null;
}): Promise<void> {
  if (ctx.actor.kind !== 'staff') return;
  await sql(
    `insert into board_visits as v (instance_id, supplier_id, seen_at)
     select instance_id, id, $3 from suppliers
     where instance_id = $1 and removed_at is null and ($2::text is null or id::text = $2)
     on conflict (instance_id, supplier_id) do update set seen_at = excluded.seen_at
       where v.seen_at <= excluded.seen_at - interval '${WRITTEN_EACH}'`,
    [ctx.instance.id, supplierId, ctx.now],
  );
}
