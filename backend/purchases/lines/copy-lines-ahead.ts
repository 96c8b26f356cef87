import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';

/** Copies lines that a booking ordered ahead to an account, not sent yet. @returns the ids of the copies (rule booking/ordering-ahead) */
export async function copyLinesAhead({
  sql,
  ctx,
  account,
  bookingId,
  lineIds,
}: {
  sql: Sql;
  ctx: Context;
  account: { id: number };
  bookingId: number;
  lineIds: readonly number[];
}): Promise<Set<number>> {
  const rows = await sql<{ id: number }>(
    `insert into purchase_lines (instance_id, purchase_id, offer_id, choices, comment, count, created_at)
     select $1, $2, offer_id, choices, comment, count, $5 from booking_lines
     where instance_id = $1 and booking_id = $3 and id = any ($4::bigint[]) order by id returning id`,
    [ctx.instance.id, account.id, bookingId, lineIds, ctx.now],
  );
  return new Set(rows.map(({ id }) => id));
}
