import { doerOfName } from '@/backend/actor-name';
import type { Context } from '@/backend/context';
import { nameDoers } from '@/backend/staff/name-doers';
import type { EditConflict } from '@/backend/stored/shop-port';
import type { ShopConflictTold } from '@/lib/contract/staff/shop/told';

const SEARCHED = 200;

type Last = { place: number; id: number; created_at: Date; actor: string };

/** Adds who changed the same last and when, from the newest changes (rule tenant/change). */
export async function nameChangers({
  ctx,
  conflicts,
}: {
  ctx: Context;
  conflicts: readonly EditConflict[];
}): Promise<ShopConflictTold[]> {
  const steps = conflicts.map(({ kind, key, field }) => [{ kind, key, ...(field ? { field } : {}) }]);
  const rows = await ctx.db.statement<Last>(
    ctx.instance.id,
    `with newest as materialized (
       select id, created_at, actor, patches from shop_changes
       where instance_id = $1 and patches is not null order by id desc limit ${SEARCHED})
     select distinct on (asked.place) coalesce(asked.place, 0)::int as place, n.id, n.created_at, n.actor
     from unnest($2::jsonb[]) with ordinality as asked (step, place)
     join newest n on n.patches @> asked.step
     order by asked.place, n.id desc`,
    [ctx.instance.id, steps.map((step) => JSON.stringify(step))],
  );
  const name = await nameDoers({ ctx, doers: rows.map(({ actor }) => doerOfName(actor)) });
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return conflicts.map(({ field, ...conflict }, index) => {
    const last = byPlace.get(index + 1);
    return {
      ...conflict,
      field: field && [...field],
      by: last
        ? { change: last.id, at: last.created_at.toISOString(), doer: name(doerOfName(last.actor)) }
        : null,
    };
  });
}
