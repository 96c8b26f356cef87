import type { Sql } from '@/backend/platform/database/database';
import type { TakenSlots } from '@/lib/domain/branches/slots';
import type { SupplierRow } from './supplier-rows';

/** SQL for the slot, by `slotKey`, whose place an order holds: the one it is wanted for, or is promised in (rule branches/slot-places). */
const WANTED_SLOT = `details ->> 'scheduleDate' || ' ' || (details ->> 'scheduleHour')`;
const PROMISED_SLOT = `details ->> 'promisedSlot'`;
const HOLDS = `status not in ('cart', 'cancelled')`;

/** SQL for the number of orders that hold a place of a slot; `$1` tenant, `$2` branch, `$3` date, `$4` hour, `$5` but this order. */
const COUNT_SLOT = `(select count(*) from purchases where instance_id = $1 and supplier_id = $2 and ${HOLDS} and id <> $5
     and subservice = 'schedule' and details ->> 'scheduleDate' = $3::text and details ->> 'scheduleHour' = $4::text)
   + (select count(*) from purchases where instance_id = $1 and supplier_id = $2 and ${HOLDS} and id <> $5
     and ${PROMISED_SLOT} = $3::text || ' ' || $4::text)`;

/** Fails the transaction where other orders hold as many places of a slot as it has (rule branches/slot-places). @throws what `refusal` says */
export async function refuseFullSlot({
  sql,
  instanceId,
  supplierId,
  slot: { date, hour },
  purchaseId,
  places,
  refusal,
}: {
  sql: Sql;
  instanceId: number;
  supplierId: number;
  /** In the branch's time zone. */
  slot: { date: string; hour: string };
  /** Its own place does not count. */
  purchaseId: number;
  places: number;
  refusal: 'slot_full' | 'promise_moved';
}): Promise<void> {
  const values = [instanceId, supplierId, date, hour, purchaseId, places, refusal];
  await sql(`select refuse($7) where ${COUNT_SLOT} >= $6`, values);
}

/** Places that orders hold, by `slotKey`, from a day on (rule branches/slot-places). */
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
    `select slot, count(*)::int as orders from (
       select ${WANTED_SLOT} as slot from purchases where instance_id = $1 and supplier_id = $2 and ${HOLDS}
         and subservice = 'schedule' and details ->> 'scheduleDate' >= $3
       union all
       select ${PROMISED_SLOT} from purchases where instance_id = $1 and supplier_id = $2 and ${HOLDS}
         and ${PROMISED_SLOT} >= $3
     ) held group by slot`,
    [instanceId, id, from],
  );
  return new Map(rows.map(({ slot, orders }) => [slot, orders]));
}
