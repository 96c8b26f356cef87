import { type PurchaseRow, scheduleOf } from '@/backend/cart';
import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';

/**
 * Orders of one slot take their places one after the other; an order that is a cart again or cancelled holds none
 * (rule branches/slot-places, docs/decisions/0176). @throws slot_full
 */
export async function takeSlot({
  sql,
  ctx,
  purchase,
}: {
  sql: Sql;
  ctx: Context;
  purchase: PurchaseRow;
}): Promise<void> {
  const { slotOrders = null } = purchase.supplier.settings;
  const { date = null, hour = null } = scheduleOf(purchase) ?? {};
  if (slotOrders === null || date === null || hour === null) return;
  const slot = [ctx.instance.id, purchase.supplier.id, date, hour];
  await Promise.all([
    sql(
      `select pg_advisory_xact_lock(hashtextextended('slot ' || $1::bigint || ' ' || $2::bigint || ' ' || $3::text || ' ' || $4::text, 0))`,
      slot,
    ),
    // A statement of its own, so it sees what others have taken meanwhile.
    sql(
      `select refuse('slot_full') where (select count(*) from purchases where instance_id = $1 and supplier_id = $2
         and subservice = 'schedule' and status not in ('cart', 'cancelled') and details ->> 'scheduleDate' = $3
         and details ->> 'scheduleHour' = $4 and id <> $5) >= $6`,
      [...slot, purchase.id, slotOrders],
    ),
  ]);
}
