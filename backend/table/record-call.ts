import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { lastRepeated, type StaffCallReason } from '@/lib/domain/table/waiter-call';

/** One call of a table for each reason; within a minute the same one again changes nothing (rule table/call-waiter). */
export async function recordCall({
  sql,
  ctx,
  tableId,
  reason,
}: {
  sql: Sql;
  ctx: Context;
  tableId: number;
  reason: StaffCallReason;
}): Promise<void> {
  await sql(
    `insert into waiter_calls as c (instance_id, table_id, reason, called_at) values ($1, $2, $3, $4)
     on conflict (instance_id, table_id, reason)
       do update set id = default, called_at = excluded.called_at, attended_at = null, attended_by = null
       where c.called_at <= $5`,
    [ctx.instance.id, tableId, reason, ctx.now, lastRepeated(ctx.now)],
  );
}
