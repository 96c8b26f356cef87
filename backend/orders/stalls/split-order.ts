import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { recordEvent } from '@/backend/purchases';
import { type Bill, totalOf } from '@/lib/domain/cart/bill';
import { splitBill } from '@/lib/domain/orders/stall-bills';

type Work = { sql: Sql; ctx: Context; purchaseId: number };
type Sold = { supplier_id: number; products_minor: number; bill: Bill | null };

/** In the order in which their kitchens are listed. */
async function listStalls({ sql, ctx, purchaseId }: Work) {
  const sold = await sql<Sold>(
    `select o.supplier_id, c.bill, coalesce(sum(l.unit_minor * l.count - l.off_minor), 0)::bigint as products_minor
     from purchases c join purchase_lines l on l.instance_id = c.instance_id and l.purchase_id = c.id
     join supplier_products o on o.instance_id = l.instance_id and o.id = l.offer_id
     where c.instance_id = $1 and c.id = $2
     group by o.supplier_id, c.bill order by o.supplier_id`,
    [ctx.instance.id, purchaseId],
  );
  const [first] = sold;
  const bills = splitBill({
    bill: first?.bill ?? [],
    productsMinor: sold.map(({ products_minor }) => products_minor),
  });
  return sold.map(({ supplier_id }, place) => ({ supplier_id, bill: bills[place] ?? [] }));
}

/** With the order's own facts, number of the day and code, and an order number of its own. */
async function writeStall({
  sql,
  ctx,
  purchaseId,
  stall,
}: Work & { stall: { supplier_id: number; bill: Bill } }): Promise<number> {
  const [written] = await sql<{ id: number }>(
    `insert into purchases (instance_id, court_order_id, supplier_id, profile_id, service, subservice, status, details, bill,
       total_minor, stock_held, placed_at, released_at, turn_day, turn, pick_up_code, number, created_at, updated_at)
     select instance_id, id, $3, profile_id, service, subservice, status, details, $4, $5, stock_held, placed_at, released_at,
       turn_day, turn, pick_up_code, next_order_number(), $6, $6
     from purchases where instance_id = $1 and id = $2 returning id`,
    [
      ctx.instance.id,
      purchaseId,
      stall.supplier_id,
      JSON.stringify(stall.bill),
      totalOf(stall.bill),
      ctx.now,
    ],
  );
  if (!written) throw new Error('a stall of an order was not written');
  await sql(
    `update purchase_lines l set purchase_id = $3 from supplier_products o
     where l.instance_id = $1 and l.purchase_id = $2 and o.instance_id = l.instance_id and o.id = l.offer_id
       and o.supplier_id = $4`,
    [ctx.instance.id, purchaseId, written.id, stall.supplier_id],
  );
  return written.id;
}

/**
 * A court's order that is paid becomes a purchase for each of its stalls, in the transaction that pays it; one of a single
 * stall stays as it is, and so does one that is split: its lines are its stalls' (rule table/court). The order is locked by
 * the caller.
 */
export async function splitOrder(work: Work): Promise<void> {
  const { sql, ctx, purchaseId } = work;
  const stalls = await listStalls(work);
  if (stalls.length < 2) return;
  for (const stall of stalls) {
    const id = await writeStall({ ...work, stall });
    await recordEvent({ sql, ctx, purchaseId: id, kind: 'status', value: 'in_progress' });
    ctx.announceToo({ id, supplierId: stall.supplier_id });
  }
  await sql('update purchases set is_split = true, stock_held = false where instance_id = $1 and id = $2', [
    ctx.instance.id,
    purchaseId,
  ]);
  await ctx.checkpoint('order-split');
}
