import { getSupplierRow, type SupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { Pace } from '@/lib/contract/staff/pace-calls';
import { busyAt } from '@/lib/domain/branches/busy';
import { hoursAt, pausedServicesOf } from '@/lib/domain/branches/pauses';

export const toPace = ({
  row: { id, services, settings },
  ctx,
}: {
  row: SupplierRow;
  ctx: Context;
}): Pace => ({
  supplier_id: id,
  services: pausedServicesOf(services),
  opening_hours: hoursAt({ hours: settings, at: ctx.now }),
  busy: busyAt({ busy: settings.busy, at: ctx.now }),
});

/** `GET /staff/branches/{id}/pace.json` (rule branches/pause, rule branches/busy). @throws not_found */
export const getPace = ({ ctx, input: { id } }: { ctx: Context; input: { id: string } }): Promise<Pace> =>
  ctx.db.tenant(ctx.instance.id, async (sql) =>
    toPace({ row: await getSupplierRow(sql, ctx.instance.id, id), ctx }),
  );
