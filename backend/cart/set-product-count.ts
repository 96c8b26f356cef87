import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import type { Cart } from '@/lib/contract/cart/cart';
import { changeCart } from './change-cart';
import { isNotDone } from './group/set-done';
import { lockSharedCart } from './purchase-rows';

/** The diner's own line, which the kitchen has (rule table/rounds). */
async function isSent({ sql, ctx, lineId }: { sql: Sql; ctx: Context; lineId: string }): Promise<boolean> {
  const sent = await sql(
    'select 1 from purchase_lines where instance_id = $1 and id = $2 and member_id = $3 and state is not null',
    [ctx.instance.id, lineId, getDinerId(ctx)],
  );
  return sent.length > 0;
}

/**
 * Fewer is always accepted (rule cart/count-zero). A guest of a group changes their own lines alone (rule cart/group).
 * @throws not_found, cart_locked also for a line that was sent, order_closed, out_of_stock, owner_only, group_closed
 */
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
    lock: lockSharedCart,
    change: async ({ sql, purchase }) => {
      const own = [ctx.instance.id, purchase.id, lineId];
      const [line] = await sql<{
        count: number;
        member_id: number | null;
        stock: number | null;
        others: number;
      }>(
        `select l.count, l.member_id, o.stock, coalesce((select sum(count) from purchase_lines other
           where other.instance_id = l.instance_id and other.purchase_id = l.purchase_id
             and other.offer_id = l.offer_id and other.id <> l.id), 0)::int as others
         from purchase_lines l join supplier_products o on o.instance_id = l.instance_id and o.id = l.offer_id
         where l.instance_id = $1 and l.purchase_id = $2 and l.id = $3`,
        own,
      );
      if (!line) throw new AppError((await isSent({ sql, ctx, lineId })) ? 'cart_locked' : 'not_found');
      const isGuest = purchase.role === 'guest';
      if (isGuest && line.member_id !== getDinerId(ctx)) throw new AppError('owner_only');
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
      return { written: isGuest ? Promise.all([written, isNotDone({ sql, ctx, purchase })]) : written };
    },
  });
}
