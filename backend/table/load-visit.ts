import { getSupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Sql } from '@/backend/platform/database/database';
import { findTableVisit } from '@/backend/purchases';
import type { TableVisit } from '@/lib/contract/table/calls';
import { resolveCapabilities } from '@/lib/domain/branches/capabilities';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import type { TableKind } from '@/lib/domain/table/table-visit';
import { oldestCall, type StaffCallReason } from '@/lib/domain/table/waiter-call';

type CallRow = {
  reason: StaffCallReason;
  called_at: Date;
  attended_at: Date | null;
  attended_by: string | null;
};

/** The service of a seat, and the error of a branch that no longer offers it. */
const SERVED = {
  table: { service: 'on_table', refusal: 'on_table_unavailable' },
  room: { service: 'room', refusal: 'room_unavailable' },
} as const satisfies Record<TableKind, { service: ServiceChoice; refusal: string }>;

/** The diner's table or room (rule table/code). @throws scan_table without one, on_table_unavailable, room_unavailable */
export async function loadVisit({ sql, ctx }: { sql: Sql; ctx: Context }): Promise<TableVisit> {
  const { id: instanceId } = ctx.instance;
  const visit = await findTableVisit({ sql, ctx });
  if (!visit) throw new AppError('scan_table');
  const { seat } = visit;
  const { service, refusal } = SERVED[seat.kind];
  const supplier = await getSupplierRow(sql, instanceId, String(visit.supplierId));
  if (!supplier.services.includes(service)) throw new AppError(refusal);
  const calls = await sql<CallRow>(
    `select reason, called_at, attended_at, attended_by from waiter_calls
     where instance_id = $1 and table_id = $2 and called_at > $3 order by called_at desc`,
    [instanceId, seat.id, oldestCall(ctx.now)],
  );
  const { canCallWaiter } = resolveCapabilities({
    service,
    onTableClass: supplier.on_table_class,
    tableKnown: seat.kind === 'table',
    roomKnown: seat.kind === 'room',
    hideCallWaiter: visit.hidesWaiter,
  });
  return {
    table: seat,
    supplier: { id: supplier.id, slug: supplier.slug },
    until: visit.expiresAt.toISOString(),
    can_call_waiter: canCallWaiter,
    // The account names the diners who wait to be let in (rule table/joining).
    calls: calls.flatMap(({ reason, ...call }) =>
      reason === 'join'
        ? []
        : [
            {
              ...call,
              reason,
              called_at: call.called_at.toISOString(),
              attended_at: call.attended_at?.toISOString() ?? null,
            },
          ],
    ),
  };
}
