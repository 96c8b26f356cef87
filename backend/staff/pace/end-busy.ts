import type { Context } from '@/backend/context';
import type { DueRow, FindDue } from '@/backend/platform/database/due-rows';
import { branchTopic, menuTopic } from '@/backend/platform/events/topic-events';
import { requestPublication } from '@/backend/platform/publications/request-publication';
import { audit } from '@/backend/staff/audit';
import { type BusyOver, caughtUpAt, LOAD_LOOK_MS } from '@/lib/domain/branches/busy';

/** Branches of all tenants that are busy no more, or whose load is to be looked at again (rule branches/busy). */
export const findBusyOver: FindDue = ({ sql, now, limit }) =>
  sql<DueRow>('select instance_id, id from suppliers where busy_until <= $1 order by busy_until limit $2', [
    now,
    limit,
  ]);

type Found = { by_load: boolean; busy_over: BusyOver | null; load: number | null };

/**
 * Ends what is over, and tells pages that hold the minutes as text. What the load made busy goes on while the kitchen has not caught
 * up. @returns false where staff said something new meanwhile, or another worker was first
 */
export async function endBusy({ ctx, supplierId }: { ctx: Context; supplierId: number }): Promise<boolean> {
  const done = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const own = [ctx.instance.id, supplierId, ctx.now];
    const [found] = await sql<Found>(
      `select busy_by_load as by_load, settings -> 'busyOver' as busy_over,
         case when busy_by_load then kitchen_load(instance_id, id, settings ->> 'timezone', $3) end as load
       from suppliers where instance_id = $1 and id = $2 and busy_until <= $3 for no key update`,
      own,
    );
    if (!found) return null;
    const { by_load: isByLoad, busy_over: over, load } = found;
    if (isByLoad && over && (load ?? 0) > caughtUpAt(over)) {
      await sql('update suppliers set busy_until = $3 where instance_id = $1 and id = $2', [
        ctx.instance.id,
        supplierId,
        new Date(ctx.now.getTime() + LOAD_LOOK_MS),
      ]);
      return 'goes_on';
    }
    await sql(
      `update suppliers set busy_minutes = null, busy_until = null, busy_by_load = false where instance_id = $1 and id = $2`,
      [ctx.instance.id, supplierId],
    );
    if (isByLoad)
      await audit({
        ...{ sql, ctx: { ...ctx, actor: { kind: 'branch' } }, action: 'branch.busy' },
        details: { id: supplierId, to: null, count: null, until: null, over: over?.orders ?? null },
      });
    await requestPublication({ sql, instanceId: ctx.instance.id });
    return 'ended';
  });
  if (done === 'ended') ctx.publish(menuTopic(supplierId), branchTopic(supplierId));
  return done !== null;
}
