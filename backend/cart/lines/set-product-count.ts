import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId } from '@/backend/people';
import type { Sql } from '@/backend/platform/database/database';
import { lockSharedCart, type PurchaseRow, type RemovedLine } from '@/backend/purchases';
import { removeLines, setLineCount } from '@/backend/purchases/lines';
import type { Cart } from '@/lib/contract/cart/cart';
import { toServiceChoice } from '@/lib/domain/branches/service-choice';
import { type KeptPrice, keepPrice } from '@/lib/domain/cart/kept-price';
import { changeCart } from '../change-cart';
import { isNotDone } from '../group/set-done';
import { listLineRows, priceLines } from './priced-lines';

/** The diner's own line, which the kitchen has (rule table/rounds). */
async function isSent({ sql, ctx, lineId }: { sql: Sql; ctx: Context; lineId: string }): Promise<boolean> {
  const sent = await sql(
    'select 1 from purchase_lines where instance_id = $1 and id = $2 and member_id = $3 and state is not null',
    [ctx.instance.id, lineId, getDinerId(ctx)],
  );
  return sent.length > 0;
}

/** A higher count keeps the price of now, or the price that was kept (rule cart/kept-price). */
async function keptOf({
  sql,
  ctx,
  purchase,
  lineId,
}: {
  sql: Sql;
  ctx: Context;
  purchase: PurchaseRow;
  lineId: string;
}): Promise<KeptPrice | null> {
  const rows = await listLineRows({ sql, ctx, purchaseIds: [purchase.id] });
  const line = priceLines({ rows, ctx, purchase }).find(({ id }) => id === Number(lineId));
  const row = rows.find(({ id }) => id === Number(lineId));
  if (!line || !row) return null;
  const { offerId, unitMinor, beforeMinor, ownMinor } = line;
  const today = { offerId, unitMinor, beforeMinor, ownMinor, service: toServiceChoice(purchase) };
  return keepPrice({ kept: [row.kept_price], today, now: ctx.now });
}

/**
 * Fewer is always accepted (rule cart/count-zero). A guest of a group changes their own lines alone (rule cart/group).
 * @throws not_found, cart_locked also for a line that was sent, order_closed, out_of_stock, product_max, owner_only, group_closed
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
      const own = { sql, ctx, purchaseId: purchase.id, lineId };
      const [line] = await sql<{
        count: number;
        member_id: number | null;
        stock: number | null;
        max_per_order: number | null;
        others: number;
        removed: Omit<RemovedLine, 'removedAt'>;
      }>(
        `select l.count, l.member_id, jsonb_build_object('offerId', l.offer_id, 'choices', l.choices, 'comment', l.comment,
           'kept', l.kept_price, 'createdAt', l.created_at) as removed, o.stock, (p.content ->> 'maxPerOrder')::int as max_per_order, coalesce((select sum(count) from purchase_lines other
           where other.instance_id = l.instance_id and other.purchase_id = l.purchase_id
             and other.offer_id = l.offer_id and other.id <> l.id), 0)::int as others
         from purchase_lines l join supplier_products o on o.instance_id = l.instance_id and o.id = l.offer_id
         join products p on p.instance_id = o.instance_id and p.id = o.product_id
         where l.instance_id = $1 and l.purchase_id = $2 and l.id = $3`,
        [ctx.instance.id, purchase.id, lineId],
      );
      if (!line) throw new AppError((await isSent({ sql, ctx, lineId })) ? 'cart_locked' : 'not_found');
      const isGuest = purchase.role === 'guest';
      if (isGuest && line.member_id !== getDinerId(ctx)) throw new AppError('owner_only');
      if (count > line.count && line.stock !== null && line.others + count > line.stock) {
        throw new AppError('out_of_stock', { values: { stock: line.stock } });
      }
      const { max_per_order: limit } = line;
      if (count > line.count && limit !== null && line.others + count > limit) {
        throw new AppError('product_max', { values: { limit } });
      }
      const kept = count > line.count ? await keptOf({ sql, ctx, purchase, lineId }) : null;
      const written = count === 0 ? removeLines(own) : setLineCount({ ...own, count, kept });
      const { removed } = line;
      return {
        details:
          count === 0 && line.member_id === null
            ? { ...purchase.details, removed: { ...removed, removedAt: ctx.now.toISOString() } }
            : purchase.details,
        written: isGuest ? Promise.all([written, isNotDone({ sql, ctx, purchase })]) : written,
      };
    },
  });
}
