import type { Sql } from '@/backend/platform/database/database';
import type { TakenSlots } from '@/lib/domain/branches/slots';
import type { SupplierRow } from './supplier-rows';

/** Orders that hold a place of their slot (by `slotKey`), from a day on: neither carts nor cancelled ones (rule branches/slot-places). */
export async function listTakenSlots({
  sql,
  instanceId,
  supplier: { id, settings },
  from,
}: {
  sql: Sql;
  instanceId: number;
  supplier: SupplierRow;
  from: string;
}): Promise<TakenSlots> {
  if ((settings.slotOrders ?? null) === null) return new Map();
  const rows = await sql<{ slot: string; orders: number }>(
    `select details ->> 'scheduleDate' || ' ' || (details ->> 'scheduleHour') as slot, count(*)::int as orders
     from purchases where instance_id = $1 and supplier_id = $2 and subservice = 'schedule'
       and status not in ('cart', 'cancelled') and details ->> 'scheduleDate' >= $3
     group by details ->> 'scheduleDate' || ' ' || (details ->> 'scheduleHour')`,
    [instanceId, id, from],
  );
  return new Map(rows.map(({ slot, orders }) => [slot, orders]));
}
