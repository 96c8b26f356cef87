import type { Context } from '../../context';
import type { Sql } from '../../db/database';
import { AppError } from '../../errors';

type Taken = { offerId: number; count: number };
type Asked = Taken & { stock: number | null };

/** The units of each product, in the order of their ids: everybody locks in the same order, so nobody deadlocks. */
function sumByOffer(lines: readonly Taken[]): Taken[] {
  const sums = new Map<number, number>();
  for (const { offerId, count } of lines) sums.set(offerId, (sums.get(offerId) ?? 0) + count);
  return [...sums].map(([offerId, count]) => ({ offerId, count })).sort((a, b) => a.offerId - b.offerId);
}

/**
 * Takes the stock of an order in its own transaction, each product by one guarded update (quality T33): whoever
 * comes second finds less than they ask for, and their whole transaction leaves nothing. A product whose stock nobody
 * counts is not written, so orders of the same dish do not wait for each other.
 * @param lines as this very transaction has read them
 * @throws out_of_stock, product_unavailable
 */
export async function takeStock({
  sql,
  ctx,
  lines,
}: {
  sql: Sql;
  ctx: Context;
  lines: readonly Asked[];
}): Promise<void> {
  const sums = sumByOffer(lines.filter(({ stock }) => stock !== null));
  const taken = await Promise.all(
    sums.map(({ offerId, count }) =>
      sql(
        `update supplier_products set stock = stock - $3 where instance_id = $1 and id = $2 and available
           and removed_at is null and (stock is null or stock >= $3) returning id`,
        [ctx.instance.id, offerId, count],
      ),
    ),
  );
  const missed = sums.find((_sum, index) => taken[index]?.length === 0);
  if (!missed) return;
  const [left] = await sql<{ stock: number | null }>(
    'select stock from supplier_products where instance_id = $1 and id = $2 and available and removed_at is null',
    [ctx.instance.id, missed.offerId],
  );
  if (!left) throw new AppError('product_unavailable');
  throw new AppError('out_of_stock', { values: { stock: left.stock ?? 0 } });
}

/** Gives the stock of an order back; once, because `stock_held` turns false with it. */
export async function returnStock({
  sql,
  instanceId,
  purchaseId,
}: {
  sql: Sql;
  instanceId: number;
  purchaseId: number;
}): Promise<void> {
  const held = await sql(
    `update purchases set stock_held = false, hold_until = null
     where instance_id = $1 and id = $2 and stock_held returning id`,
    [instanceId, purchaseId],
  );
  if (held.length === 0) return;
  await sql(
    `update supplier_products o set stock = o.stock + taken.count
     from (select offer_id, sum(count)::int as count from purchase_lines
       where instance_id = $1 and purchase_id = $2 group by offer_id) taken
     where o.instance_id = $1 and o.id = taken.offer_id and o.stock is not null`,
    [instanceId, purchaseId],
  );
}
