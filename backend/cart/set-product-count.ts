import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Cart } from '@/lib/contract/cart/cart';
import { changeCart } from './change-cart';

/** Fewer is always accepted (rule cart/count-zero). @throws not_found, cart_locked, order_closed, out_of_stock */
export function setProductCount({
  ctx,
  input,
}: {
  ctx: Context;
  input: { lineId: string; purchaseId: string; count: number };
}): Promise<Cart> {
  const { lineId, purchaseId, count } = input;
  return changeCart({
    ctx,
    purchaseId,
    change: async ({ sql, purchase }) => {
      const own = [ctx.instance.id, purchase.id, lineId];
      const [line] = await sql<{ count: number; stock: number | null; others: number }>(
        `select l.count, o.stock, coalesce((select sum(count) from purchase_lines other
           where other.instance_id = l.instance_id and other.purchase_id = l.purchase_id
             and other.offer_id = l.offer_id and other.id <> l.id), 0)::int as others
         from purchase_lines l join supplier_products o on o.instance_id = l.instance_id and o.id = l.offer_id
         where l.instance_id = $1 and l.purchase_id = $2 and l.id = $3`,
        own,
      );
      if (!line) throw new AppError('not_found');
      if (count > line.count && line.stock !== null && line.others + count > line.stock) {
        throw new AppError('out_of_stock', { values: { stock: line.stock } });
      }
      const written =
        count === 0
          ? sql('delete from purchase_lines where instance_id = $1 and purchase_id = $2 and id = $3', own)
          : sql(
              'update purchase_lines set count = $4 where instance_id = $1 and purchase_id = $2 and id = $3',
              [...own, count],
            );
      return { written };
    },
  });
}
