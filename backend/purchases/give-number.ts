import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';

/** Counted per tenant; a purchase that has a number keeps it. */
export async function giveNumber({
  sql,
  ctx,
  purchase: { id, number },
}: {
  sql: Sql;
  ctx: Context;
  purchase: { id: number; number: number | null };
}): Promise<number | null> {
  if (number !== null) return number;
  const [row] = await sql<{ number: number | null }>(
    'update purchases set number = next_order_number() where instance_id = $1 and id = $2 returning number',
    [ctx.instance.id, id],
  );
  return row?.number ?? null;
}
