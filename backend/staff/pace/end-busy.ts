import type { Context } from '@/backend/context';
import type { DueRow, FindDue } from '@/backend/platform/database/due-rows';
import { branchTopic, menuTopic } from '@/backend/platform/events/topic-events';
import { requestPublication } from '@/backend/platform/publications/request-publication';

/** Branches of all tenants that are busy no more (rule branches/busy). */
export const findBusyOver: FindDue = ({ sql, now, limit }) =>
  sql<DueRow>('select instance_id, id from suppliers where busy_until <= $1 order by busy_until limit $2', [
    now,
    limit,
  ]);

/** Tells pages that hold the minutes as text; what is promised went by the clock. @returns false where staff said something new meanwhile, or another worker was first */
export async function endBusy({ ctx, supplierId }: { ctx: Context; supplierId: number }): Promise<boolean> {
  const isOver = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const ended = await sql(
      `update suppliers set busy_minutes = null, busy_until = null
       where instance_id = $1 and id = $2 and busy_until <= $3 returning 1`,
      [ctx.instance.id, supplierId, ctx.now],
    );
    if (ended.length > 0) await requestPublication({ sql, instanceId: ctx.instance.id });
    return ended.length > 0;
  });
  if (isOver) ctx.publish(menuTopic(supplierId), branchTopic(supplierId));
  return isOver;
}
