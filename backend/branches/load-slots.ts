import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { toService } from '@/lib/domain/branches/service-choice';
import type { ServiceChoice } from '@/lib/domain/branches/services';
import { localMoment } from '@/lib/domain/time/local-moment';
import { getSupplierRow, schedulingOf } from './supplier-rows';
import { listTakenSlots } from './taken-slots';

export type SlotsInput = { service?: ServiceChoice | undefined; polygon_id?: string | undefined };

async function findZoneMinutes(sql: Sql, instanceId: number, supplierId: number, zoneId: string) {
  const [zone] = await sql<{ way_minutes: number | null }>(
    `select way_minutes from zones where instance_id = $1 and supplier_id = $2 and id = $3 and active
       and removed_at is null`,
    [instanceId, supplierId, zoneId],
  );
  return zone?.way_minutes ?? null;
}

/** Loads the facts that decide a branch's slots, for a service and the zone of an address. @throws not_found */
export function loadSlots({
  ctx,
  supplierId,
  input: { service = 'schedule', polygon_id: zoneId },
}: {
  ctx: Context;
  supplierId: string;
  input: SlotsInput;
}) {
  const { id } = ctx.instance;
  return ctx.db.tenant(id, async (sql) => {
    const supplier = await getSupplierRow(sql, id, supplierId);
    const { settings, services } = supplier;
    const today = localMoment({ at: ctx.now, timezone: settings.timezone }).date;
    const [taken, zoneMinutes] = await Promise.all([
      listTakenSlots({ sql, instanceId: id, supplier, from: today }),
      zoneId === undefined ? null : findZoneMinutes(sql, id, supplier.id, zoneId),
    ]);
    const own = toService(service).service;
    const scheduling = schedulingOf({ settings, service: own, zoneMinutes });
    return { ...scheduling, hours: settings, now: ctx.now, service, taken, own, services, today };
  });
}
