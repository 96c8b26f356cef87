import type { Context } from '@/backend/context';
import { branchTopic, menuTopic } from '@/backend/platform/events/topic-events';
import { requestPublication } from '@/backend/platform/publications/request-publication';
import { audit } from '@/backend/staff/audit';
import type { Pace } from '@/lib/contract/staff/pace-calls';
import { type BusyLength, busyEnd, LOAD_REST_MS } from '@/lib/domain/branches/busy';
import { readPace } from './get-pace';
import { lockBranch } from './lock-branch';

/**
 * `PUT /staff/branches/{id}/busy.json`: open pages and boards are told (rule branches/busy). Audited.
 * @throws not_found
 */
export async function setBusy({
  ctx,
  input: { id, minutes, length },
}: {
  ctx: Context;
  input: { id: string; minutes: number | null; length: BusyLength };
}): Promise<Pace> {
  const pace = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const row = await lockBranch({ sql, ctx, id });
    const end = minutes === null ? null : busyEnd({ length, at: ctx.now });
    // Its load is not to say at once what staff have just ended.
    const rest = minutes === null ? new Date(ctx.now.getTime() + LOAD_REST_MS) : null;
    await sql(
      `update suppliers set busy_minutes = $3, busy_until = $4, busy_by_load = false, busy_rest_until = $5
       where instance_id = $1 and id = $2`,
      [ctx.instance.id, row.id, minutes, end, rest],
    );
    const until = end?.toISOString() ?? null;
    await audit({
      sql,
      ctx,
      action: 'branch.busy',
      details: { id: row.id, to: minutes, count: minutes, until },
    });
    await requestPublication({ sql, instanceId: ctx.instance.id });
    const busy = minutes === null ? null : { minutes, until, byLoad: false };
    return readPace({ sql, ctx, row: { ...row, settings: { ...row.settings, busy } } });
  });
  ctx.publish(menuTopic(pace.supplier_id), branchTopic(pace.supplier_id));
  return pace;
}
