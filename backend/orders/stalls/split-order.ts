import { kitchenSlotAt } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { addStallOrder, markSplit, recordEvent } from '@/backend/purchases';
import { moveLinesOfSupplier } from '@/backend/purchases/lines';
import type { StoredBranch } from '@/backend/stored/stored-branch';
import { settingsJson } from '@/backend/stored/supplier-json';
import type { Bill } from '@/lib/domain/cart/bill';
import { splitBill } from '@/lib/domain/orders/stall-bills';
import { acceptBySetting } from '../accept-by-setting';

type Work = { sql: Sql; ctx: Context; purchaseId: number };
type Sold = { supplier_id: number; settings: StoredBranch; products_minor: number; bill: Bill | null };

/** Lists the stalls in the order of their kitchens. */
async function listStalls({ sql, ctx, purchaseId }: Work) {
  const sold = await sql<Sold>(
    `select o.supplier_id, c.bill, ${settingsJson('s')} as settings, coalesce(sum(l.unit_minor * l.count - l.off_minor), 0)::bigint as products_minor
     from purchases c join purchase_lines l on l.instance_id = c.instance_id and l.purchase_id = c.id
     join supplier_products o on o.instance_id = l.instance_id and o.id = l.offer_id
     join suppliers s on s.instance_id = o.instance_id and s.id = o.supplier_id
     where c.instance_id = $1 and c.id = $2
     group by o.supplier_id, c.bill, s.id order by o.supplier_id`,
    [ctx.instance.id, purchaseId],
  );
  const [first] = sold;
  const bills = splitBill({
    bill: first?.bill ?? [],
    productsMinor: sold.map(({ products_minor }) => products_minor),
  });
  return sold.map(({ supplier_id, settings }, place) => ({
    supplierId: supplier_id,
    bill: bills[place] ?? [],
    slot: kitchenSlotAt({ settings, service: 'grab_and_go', now: ctx.now }),
  }));
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
  const ids: number[] = [];
  for (const stall of stalls) {
    const { supplierId } = stall;
    const id = await addStallOrder({ ...work, stall });
    await moveLinesOfSupplier({ sql, ctx, from: purchaseId, to: id, supplierId });
    await recordEvent({ sql, ctx, purchaseId: id, kind: 'status', value: 'in_progress' });
    ids.push(id);
    ctx.publish({ id, supplierId });
  }
  await markSplit(work);
  for (const id of ids) await acceptBySetting({ sql, ctx, purchaseId: id });
  await ctx.checkpoint('order-split');
}
