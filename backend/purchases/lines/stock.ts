import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { menuTopic } from '@/backend/platform/events/topic-events';
import { isFew } from '@/lib/domain/menu/shown-stock';

type Wanted = { offerId: number; count: number };
type Asked = Wanted & { id: number; stock: number | null };
/** An offer's stock: the lower one of before and after. */
type Left = { stock: number | null; supplier_id: number | null };

/** The menus where that shows are told with the next order that is announced (rule menu/live). */
function tellMenus(ctx: Context, rows: readonly Left[]): void {
  const few = rows.filter(({ stock }) => isFew(stock));
  ctx.publish(...few.flatMap(({ supplier_id: id }) => (id === null ? [] : [menuTopic(id)])));
}

/** Sorted by id: everybody locks in one order, so nobody deadlocks. */
function sumByOffer(lines: readonly Wanted[]): Wanted[] {
  const sums = new Map<number, number>();
  for (const { offerId, count } of lines) sums.set(offerId, (sums.get(offerId) ?? 0) + count);
  return [...sums].map(([offerId, count]) => ({ offerId, count })).sort((a, b) => a.offerId - b.offerId);
}

/**
 * One guarded update a product, which refuses more than is left (rule cart/stock, guarantee/no-oversell). Uncounted products
 * are not written, so their orders do not wait for each other. @param lines as this transaction read them @throws out_of_stock, product_unavailable
 */
export async function takeStock({
  sql,
  ctx,
  lines,
}: {
  sql: Sql;
  ctx: Context;
  lines: readonly Asked[];
}): Promise<Map<number, number | null>> {
  const counted = lines.filter(({ stock }) => stock !== null);
  const sums = sumByOffer(counted);
  const ids = counted.map(({ id }) => id);
  const left = sums.map(async ({ offerId, count }) => {
    const [row] = await sql<Left>(
      `with taken as (
         update supplier_products set stock = stock - $3 where instance_id = $1 and id = $2 and available
           and removed_at is null and (stock is null or stock >= $3) returning stock, supplier_id),
       kept as (
         update purchase_lines set taken = count where instance_id = $1 and id = any ($4::bigint[]) and offer_id = $2
           and exists (select from taken where stock is not null))
       select stock, supplier_id from taken
       union all select refuse_stock($1, $2), null where not exists (select from taken)`,
      [ctx.instance.id, offerId, count, ids],
    );
    tellMenus(ctx, row ? [row] : []);
    return [offerId, row?.stock ?? null] as const;
  });
  return new Map(await Promise.all(left));
}

/**
 * Returns the pieces that lines took, `which` of them; offers in the order of taking. Products uncounted then or now
 * get nothing.
 */
const giveBack = (which: string) => `with locked as (
       select o.id, own.taken from supplier_products o
       join (select offer_id, sum(taken)::int as taken from purchase_lines
         where instance_id = $1 and ${which} and taken > 0 group by offer_id) own on own.offer_id = o.id
       where o.instance_id = $1 order by o.id for no key update of o)
     update supplier_products o set stock = o.stock + locked.taken from locked
     where o.instance_id = $1 and o.id = locked.id and o.stock is not null
     returning o.supplier_id, o.stock - locked.taken as stock`;

/** Returns the stock of lines whose purchase the caller has locked; they have taken nothing then. */
export async function returnLineStock({
  sql,
  ctx,
  lineIds,
}: {
  sql: Sql;
  ctx: Context;
  lineIds: readonly number[];
}): Promise<void> {
  const own = [ctx.instance.id, lineIds];
  tellMenus(ctx, await sql<Left>(giveBack('id = any ($2::bigint[])'), own));
  await sql('update purchase_lines set taken = 0 where instance_id = $1 and id = any ($2::bigint[])', own);
}

/** Ends the hold of a purchase, and returns its stock: once, as `stock_held` says (rule orders/hold). */
export async function returnStock({
  sql,
  ctx,
  purchaseId,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: number;
}): Promise<void> {
  const held = await sql(
    `update purchases set stock_held = false, hold_until = null, details = details - 'heldFrom'
     where instance_id = $1 and id = $2 and stock_held returning id`,
    [ctx.instance.id, purchaseId],
  );
  if (held.length === 0) return;
  tellMenus(ctx, await sql<Left>(giveBack('purchase_id = $2'), [ctx.instance.id, purchaseId]));
}
