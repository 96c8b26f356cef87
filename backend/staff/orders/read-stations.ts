import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';

/** The station of each product that has one, as the menu says it now (rule staff/stations). */
export async function readStations({
  sql,
  ctx,
  productIds,
}: {
  sql: Sql;
  ctx: Context;
  productIds: readonly number[];
}): Promise<ReadonlyMap<number, string | null>> {
  const rows = await sql<{ id: number; station: string | null }>(
    `select p.id, coalesce(p.station, c.station, above.station) as station
     from unnest($2::bigint[]) as asked (id)
     join products p on p.instance_id = $1 and p.id = asked.id
     join categories c on c.instance_id = $1 and c.id = p.category_id
     left join categories above on above.instance_id = $1 and above.id = c.parent_id`,
    [ctx.instance.id, [...new Set(productIds)]],
  );
  return new Map(rows.map(({ id, station }) => [id, station]));
}
