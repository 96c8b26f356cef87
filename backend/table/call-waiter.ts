import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { roomTopic, tableTopic } from '@/backend/platform/events/topic-events';
import type { TableVisit } from '@/lib/contract/table/calls';
import type { CallReason } from '@/lib/domain/table/waiter-call';
import { loadVisit } from './load-visit';
import { recordCall } from './record-call';

/**
 * `POST /on_table/call_waiter.json` (rule table/call-waiter), whoever at the table makes it.
 * @throws scan_table, on_table_unavailable, also where nobody can be called
 */
export async function callWaiter({
  ctx,
  input: { reason },
}: {
  ctx: Context;
  input: { reason: CallReason };
}): Promise<TableVisit> {
  const called = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const visit = await loadVisit({ sql, ctx });
    if (!visit.can_call_waiter) throw new AppError('on_table_unavailable');
    await recordCall({ sql, ctx, tableId: visit.table.id, reason });
    return loadVisit({ sql, ctx });
  });
  ctx.publish(tableTopic(called.table.id), roomTopic(called.supplier.id));
  return called;
}
