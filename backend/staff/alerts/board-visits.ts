import type { Context } from '@/backend/context';
import type { RoleBranches } from '@/lib/domain/staff/branches';

const WRITTEN_EACH = '1 minute';

/**
 * Notes that somebody has the orders of branches before them, or of all. Boards ask every twenty seconds, so it is written
 * once a minute at most, and boards that ask at the same time wait for no lock (rule staff/alerts). In a statement of its own: the
 * orders are read also where nothing can be written.
 */
export async function noteBoardVisit({
  ctx,
  branches,
}: {
  ctx: Context;
  branches: RoleBranches;
}): Promise<void> {
  if (ctx.actor.kind !== 'staff') return;
  await ctx.db
    .statement(
      ctx.instance.id,
      `insert into board_visits as v (instance_id, supplier_id, seen_at)
       select s.instance_id, s.id, $3::timestamptz from suppliers s
       where s.instance_id = $1 and s.removed_at is null and ($2::bigint[] is null or s.id = any ($2))
         and not exists (select 1 from board_visits o where o.instance_id = s.instance_id and o.supplier_id = s.id
           and o.seen_at > $3::timestamptz - interval '${WRITTEN_EACH}')
       order by s.id
       on conflict (instance_id, supplier_id) do update set seen_at = greatest(v.seen_at, excluded.seen_at)`,
      [ctx.instance.id, branches, ctx.now],
    )
    .catch(() => undefined);
}
