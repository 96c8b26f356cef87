import { getSupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import type { TableVisit } from '@/lib/contract/table/calls';
import { resolveCapabilities } from '@/lib/domain/branches/capabilities';
import { type CallReason, oldestCall } from '@/lib/domain/table/waiter-call';

type VisitRow = {
  table_id: number;
  label: string;
  supplier_id: number;
  expires_at: Date;
  hides_waiter: boolean;
};
type CallRow = { reason: CallReason; called_at: Date; attended_at: Date | null; attended_by: string | null };

/** A code that was renewed has ended its visits. */
const VISIT = `select t.id as table_id, t.label, t.supplier_id, v.expires_at,
    coalesce((i.settings -> 'flags' ->> 'hideCallWaiter')::boolean, false) as hides_waiter
  from table_visits v
    join tables t on t.instance_id = v.instance_id and t.id = v.table_id and t.code = v.code
    join instances i on i.id = v.instance_id
  where v.instance_id = $1 and v.profile_id = $2 and v.expires_at > $3 and t.active and t.removed_at is null`;

/** The diner's table (rule table/code). @throws scan_table without one, on_table_unavailable */
export async function loadVisit({ sql, ctx }: { sql: Sql; ctx: Context }): Promise<TableVisit> {
  const { id: instanceId } = ctx.instance;
  const [visit] = await sql<VisitRow>(VISIT, [instanceId, getDinerId(ctx), ctx.now]);
  if (!visit) throw new AppError('scan_table');
  const supplier = await getSupplierRow(sql, instanceId, String(visit.supplier_id));
  if (!supplier.services.includes('on_table')) throw new AppError('on_table_unavailable');
  const calls = await sql<CallRow>(
    `select reason, called_at, attended_at, attended_by from waiter_calls
     where instance_id = $1 and table_id = $2 and called_at > $3 order by called_at desc`,
    [instanceId, visit.table_id, oldestCall(ctx.now)],
  );
  const { canCallWaiter } = resolveCapabilities({
    service: 'on_table',
    onTableClass: supplier.on_table_class,
    tableKnown: true,
    roomKnown: false,
    hideCallWaiter: visit.hides_waiter,
  });
  return {
    table: { id: visit.table_id, label: visit.label },
    supplier: { id: supplier.id, slug: supplier.slug },
    until: visit.expires_at.toISOString(),
    can_call_waiter: canCallWaiter,
    calls: calls.map((call) => ({
      ...call,
      called_at: call.called_at.toISOString(),
      attended_at: call.attended_at?.toISOString() ?? null,
    })),
  };
}
