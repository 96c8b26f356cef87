import {
  arrivalAt,
  getSupplierRow,
  listTakenSlots,
  type SupplierRow,
  schedulingOf,
  slotsFrom,
} from '@/backend/branches';
import type { Context, TenantSql } from '@/backend/context';
import type { Pace } from '@/lib/contract/staff/pace-calls';
import { busyAt } from '@/lib/domain/branches/busy';
import { hoursAt, pausedServicesOf } from '@/lib/domain/branches/pauses';
import { slotsAhead } from '@/lib/domain/branches/slots-ahead';
import { toMinutes } from '@/lib/domain/time/clock-time';
import { toInstant } from '@/lib/domain/time/zoned-time';

/** The orders and rounds that a kitchen has not finished (rule branches/busy). */
async function readLoad({
  sql,
  ctx,
  row: { id, settings },
}: TenantSql & { row: SupplierRow }): Promise<number> {
  const [row] = await sql<{ load: number | null }>('select kitchen_load($1, $2, $3, $4) as load', [
    ctx.instance.id,
    id,
    settings.timezone,
    ctx.now,
  ]);
  return row?.load ?? 0;
}

/** The slots ahead with what they hold; none where the branch counts none. */
async function readSlots({ sql, ctx, row }: TenantSql & { row: SupplierRow }): Promise<Pace['slots']> {
  const { settings } = row;
  const { now, instance } = ctx;
  const { slotMinutes, slotOrders } = schedulingOf({ settings, service: 'take_away' });
  if (slotOrders === null) return [];
  const from = slotsFrom({ at: now, timezone: settings.timezone });
  const taken = await listTakenSlots({ sql, instanceId: instance.id, supplier: row, from });
  const { timezone } = settings;
  return slotsAhead({ hours: settings, now, slotMinutes, taken }).map(({ date, hour, taken: held }) => ({
    at: toInstant({ date, minute: toMinutes(hour), timezone }).at.toISOString(),
    taken: held,
  }));
}

/** @param row as its caller has written it */
export async function readPace(work: TenantSql & { row: SupplierRow }): Promise<Pace> {
  const { ctx, row } = work;
  const { id, services, settings } = row;
  const { now } = ctx;
  const busy = busyAt({ busy: settings.busy, at: now });
  return {
    supplier_id: id,
    services: pausedServicesOf(services),
    opening_hours: hoursAt({ hours: settings, at: now }),
    busy: busy && { minutes: busy.minutes, until: busy.until, by_load: busy.byLoad },
    in_kitchen: await readLoad(work),
    busy_over: settings.busyOver ?? null,
    arrival_minutes: {
      delivery: arrivalAt({ settings, service: 'delivery', now }),
      take_away: arrivalAt({ settings, service: 'take_away', now }),
    },
    slot_orders: settings.slotOrders ?? null,
    slots: await readSlots(work),
  };
}

/** `GET /staff/branches/{id}/pace.json` (rule branches/pause, rule branches/busy). @throws not_found */
export const getPace = ({ ctx, input: { id } }: { ctx: Context; input: { id: string } }): Promise<Pace> =>
  ctx.db.tenant(ctx.instance.id, async (sql) =>
    readPace({ sql, ctx, row: await getSupplierRow(sql, ctx.instance.id, id) }),
  );
