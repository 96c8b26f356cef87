import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { type Bill, totalOf } from '@/lib/domain/cart/bill';

/** A court's order that the caller has locked (rule table/court). */
type Work = { sql: Sql; ctx: Context; purchaseId: number };

/**
 * Adds the purchase of one stall, which has the order's own facts, number of the day and code, and an order number and a place in
 * its kitchen of its own.
 * @returns its id
 */
export async function addStallOrder({
  sql,
  ctx,
  purchaseId,
  stall: { supplierId, bill, slot },
}: Work & { stall: { supplierId: number; bill: Bill; slot: string | null } }): Promise<number> {
  const [written] = await sql<{ id: number }>(
    `insert into purchases (instance_id, court_order_id, supplier_id, profile_id, service, subservice, status, details, bill,
       total_minor, stock_held, placed_at, released_at, turn_day, turn, pick_up_code, number, created_at, updated_at)
     select instance_id, id, $3, profile_id, service, subservice, status,
       details - 'promisedSlot' || jsonb_strip_nulls(jsonb_build_object('promisedSlot', $7::text)), $4, $5, stock_held, placed_at, released_at,
       turn_day, turn, pick_up_code, next_order_number(), $6, $6
     from purchases where instance_id = $1 and id = $2 returning id`,
    [ctx.instance.id, purchaseId, supplierId, JSON.stringify(bill), totalOf(bill), ctx.now, slot],
  );
  if (!written) throw new Error('a stall of an order was not written');
  return written.id;
}

/** Marks that its lines, and the stock that they took, are its stalls' now. */
export async function markSplit({ sql, ctx, purchaseId }: Work): Promise<void> {
  await sql('update purchases set is_split = true, stock_held = false where instance_id = $1 and id = $2', [
    ctx.instance.id,
    purchaseId,
  ]);
}
