import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { TableVisit } from '@/lib/contract/table/calls';
import { type CallReason, lastRepeated } from '@/lib/domain/table/waiter-call';
import { loadVisit } from './load-visit';

/**
 * `POST /on_table/call_waiter.json` (rule table/call-waiter): one call of a table for each reason; within a minute the same
 * one again changes nothing, whoever at the table makes it.
 * @throws scan_table, on_table_unavailable, also where nobody can be called
 */
export function callWaiter({
  ctx,
  input: { reason },
}: {
  ctx: Context;
  input: { reason: CallReason };
}): Promise<TableVisit> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const visit = await loadVisit({ sql, ctx });
    if (!visit.can_call_waiter) throw new AppError('on_table_unavailable');
    await sql(
      `insert into waiter_calls as c (instance_id, table_id, reason, called_at) values ($1, $2, $3, $4)
       on conflict (instance_id, table_id, reason)
         do update set id = default, called_at = excluded.called_at, attended_at = null, attended_by = null
         where c.called_at <= $5`,
      [ctx.instance.id, visit.table.id, reason, ctx.now, lastRepeated(ctx.now)],
    );
    return loadVisit({ sql, ctx });
  });
}
