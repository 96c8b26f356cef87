import type { Sql } from '@/backend/platform/database/database';
import { type Hour, slotKey, type TakenSlots } from '@/lib/domain/branches/slots';
import { toClockTime } from '@/lib/domain/time/clock-time';
import { localMoment } from '@/lib/domain/time/local-moment';
import type { SupplierRow } from './supplier-rows';

/** The longest slot: one that runs at a moment began no earlier before it. */
const LONGEST_SLOT_MS = 3_600_000;
/** After every slot. */
const LAST_SLOT = '9999-12-31';

/** The key from which all slots that run at a moment, and all later ones, stand. */
export function slotsFrom({ at, timezone }: { at: Date; timezone: string }): string {
  const { date, minute } = localMoment({ at: new Date(at.getTime() - LONGEST_SLOT_MS), timezone });
  return slotKey({ date, hour: toClockTime(minute) });
}

/** Fails the transaction where other orders hold as many places of a slot as it has (rule branches/slot-places). @throws what `refusal` says */
export async function refuseFullSlot({
  sql,
  instanceId,
  supplierId,
  slot,
  purchaseId,
  places,
  refusal,
}: {
  sql: Sql;
  instanceId: number;
  supplierId: number;
  /** In the branch's time zone. */
  slot: Hour;
  /** Its own place does not count. */
  purchaseId: number;
  places: number;
  refusal: 'slot_full' | 'promise_moved';
}): Promise<void> {
  await sql(
    'select refuse($6) where (select count(*) from held_slots($1, $2, $3, $3) where purchase <> $4) >= $5',
    [instanceId, supplierId, slotKey(slot), purchaseId, places, refusal],
  );
}

/** Places that orders and rounds hold, by `slotKey`, from a slot or a day on (rule branches/slot-places). */
export async function listTakenSlots({
  sql,
  instanceId,
  supplier: { id, settings },
  from,
}: {
  sql: Sql;
  instanceId: number;
  supplier: Pick<SupplierRow, 'id' | 'settings'>;
  from: string;
}): Promise<TakenSlots> {
  if ((settings.slotOrders ?? null) === null) return new Map();
  const rows = await sql<{ slot: string; orders: number }>(
    'select slot, count(*)::int as orders from held_slots($1, $2, $3, $4) group by slot',
    [instanceId, id, from, LAST_SLOT],
  );
  return new Map(rows.map(({ slot, orders }) => [slot, orders]));
}
