import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';

/** Takes each cart to a table or room; null: to none. The caller has locked them. */
export async function moveCarts({
  sql,
  ctx,
  carts,
}: {
  sql: Sql;
  ctx: Context;
  carts: readonly { id: number; seatId: number | null }[];
}): Promise<void> {
  await sql(
    `update purchases c set table_id = coming.table_id, version = version + 1, updated_at = $4
     from unnest($2::bigint[], $3::bigint[]) as coming (id, table_id) where c.instance_id = $1 and c.id = coming.id`,
    [ctx.instance.id, carts.map(({ id }) => id), carts.map(({ seatId }) => seatId), ctx.now],
  );
}
