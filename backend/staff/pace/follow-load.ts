import type { Context } from '@/backend/context';
import type { DueRow, FindDue } from '@/backend/platform/database/due-rows';
import { branchTopic, menuTopic } from '@/backend/platform/events/topic-events';
import { requestPublication } from '@/backend/platform/publications/request-publication';
import { audit } from '@/backend/staff/audit';
import { LOAD_LOOK_MS } from '@/lib/domain/branches/busy';

/** Branches `s` that are not busy, and whose kitchen has more than they said. $1 is now. */
const IS_OVER = `s.settings ->> 'busyOver' is not null and s.busy_minutes is null and s.removed_at is null
  and kitchen_load(s.instance_id, s.id, s.settings ->> 'timezone', $1) > (s.settings -> 'busyOver' ->> 'orders')::int`;

/** Where such a branch waits, and since when it may get busy by itself. */
export const LOADED = {
  from: 'suppliers s',
  at: `coalesce(s.busy_rest_until, '-infinity')`,
  where: IS_OVER,
};

/** Branches of all tenants that get busy by themselves now (rule branches/busy). */
export const findLoaded: FindDue = ({ sql, now, limit }) =>
  sql<DueRow>(
    `select s.instance_id, s.id from suppliers s
     where ${IS_OVER} and coalesce(s.busy_rest_until, '-infinity') <= $1 order by s.instance_id, s.id limit $2`,
    [now, limit],
  );

/**
 * Makes a branch as busy as its setting says. Open pages and boards are told; audited, as the setting's own.
 * @returns false where its kitchen has caught up meanwhile, staff said something, or another worker was first
 */
export async function followLoad({
  ctx: given,
  supplierId,
}: {
  ctx: Context;
  supplierId: number;
}): Promise<boolean> {
  const ctx: Context = { ...given, actor: { kind: 'branch' } };
  const isBusy = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const [busy] = await sql<{ minutes: number | null; over: number | null }>(
      `update suppliers s set busy_minutes = (s.settings -> 'busyOver' ->> 'minutes')::smallint, busy_until = $4, busy_by_load = true
       where s.instance_id = $2 and s.id = $3 and ${IS_OVER} and coalesce(s.busy_rest_until, '-infinity') <= $1
       returning s.busy_minutes as minutes, (s.settings -> 'busyOver' ->> 'orders')::int as over`,
      [ctx.now, ctx.instance.id, supplierId, new Date(ctx.now.getTime() + LOAD_LOOK_MS)],
    );
    if (!busy) return false;
    const { minutes, over } = busy;
    await audit({
      ...{ sql, ctx, action: 'branch.busy' },
      details: { id: supplierId, to: minutes, count: minutes, until: null, over },
    });
    await requestPublication({ sql, instanceId: ctx.instance.id });
    return true;
  });
  if (isBusy) ctx.publish(menuTopic(supplierId), branchTopic(supplierId));
  return isBusy;
}
