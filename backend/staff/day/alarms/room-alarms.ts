import { bookedAt } from '@/backend/booking';
import type { SupplierRow } from '@/backend/branches';
import { ALARM_MINUTES, type AlarmKind } from '@/lib/domain/staff/alarms';
import { type AlarmsAsked, minutesAgo } from './alarm-rows';

type Row = {
  kind: Extract<AlarmKind, 'table_call' | 'booking'>;
  supplier_id: number;
  since: Date | null;
  count: number;
  booking_id: number | null;
  starts_at: Date | null;
};
export type RoomAlarm = Pick<Row, 'kind' | 'supplier_id' | 'since' | 'count'> & {
  booking: { id: number; day: string } | null;
};

/** After it nobody is expected at the table any more (rule table/call-waiter). */
const CALLED_MINUTES = 30;

/** Calls from tables that nobody attends, and bookings that staff have not decided in an hour; one without its deposit waits for its diner. */
export async function findRoomAlarms({
  branchRows,
  sql,
  ctx,
  branches,
}: AlarmsAsked & { branchRows: readonly SupplierRow[] }): Promise<RoomAlarm[]> {
  const rows = await sql<Row>(
    `select 'table_call' as kind, t.supplier_id, min(w.called_at) as since, count(*)::int as count, null::bigint as booking_id,
       null::timestamptz as starts_at
     from waiter_calls w join tables t on t.instance_id = w.instance_id and t.id = w.table_id
     where w.instance_id = $1 and ($2::bigint[] is null or t.supplier_id = any ($2)) and w.attended_at is null
       and w.called_at <= $3 and w.called_at > $4
     group by t.supplier_id
     union all
     select 'booking', b.supplier_id, min(b.created_at), count(*)::int, (array_agg(b.id order by b.starts_at, b.id))[1],
       min(b.starts_at)
     from suppliers s join bookings b on b.instance_id = s.instance_id and b.supplier_id = s.id
       left join purchases d on d.instance_id = b.instance_id and d.id = b.deposit_purchase_id
     where s.instance_id = $1 and ($2::bigint[] is null or s.id = any ($2)) and b.status = 'pending' and b.status <> 'cancelled'
       and b.starts_at > $5 and b.created_at <= $6 and (d.id is null or d.status <> 'in_progress' or d.released_at is not null)
     group by b.supplier_id`,
    [
      ...[ctx.instance.id, branches],
      ...[minutesAgo({ ctx }, ALARM_MINUTES.table_call), minutesAgo({ ctx }, CALLED_MINUTES)],
      ...[ctx.now, minutesAgo({ ctx }, ALARM_MINUTES.booking)],
    ],
  );
  return rows.map(({ booking_id: id, starts_at: at, ...alarm }) => {
    const row = branchRows.find((one) => one.id === alarm.supplier_id);
    return {
      ...alarm,
      booking: id !== null && at !== null && row ? { id, day: bookedAt({ row, at }).day } : null,
    };
  });
}
