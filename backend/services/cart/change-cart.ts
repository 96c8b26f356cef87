import type { Cart } from '@/lib/contract/cart';
import type { Context } from '../../context';
import type { Sql } from '../../db/database';
import { loadCart } from './load-cart';
import { listPricedLines } from './priced-lines';
import { lockOpenCart, type PurchaseRow } from './purchase-rows';
import { toCart } from './to-cart';

/**
 * Changes a cart under its row lock and answers the whole cart: two tabs, two phones or two taps come one after
 * the other, and the version grows with each (quality T38). @throws not_found, cart_locked, order_closed
 */
export function changeCart({
  ctx,
  purchaseId,
  change,
}: {
  ctx: Context;
  purchaseId: number | string;
  change: (work: { sql: Sql; purchase: PurchaseRow }) => Promise<void>;
}): Promise<Cart> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const purchase = await lockOpenCart({ sql, ctx, purchaseId });
    await change({ sql, purchase });
    return answerChanged({ sql, ctx, purchase });
  });
}

/**
 * Counts the change and loads the cart as it is now.
 * @param written a change that is already on its way and need not be waited for: statements run in the order they are sent
 */
export async function answerChanged({
  sql,
  ctx,
  purchase,
  written,
}: {
  sql: Sql;
  ctx: Context;
  purchase: PurchaseRow;
  written?: Promise<void>;
}): Promise<Cart> {
  const counted = sql<Pick<PurchaseRow, 'version' | 'details'>>(
    `update purchases set version = version + 1, updated_at = $3 where instance_id = $1 and id = $2
     returning version, details`,
    [ctx.instance.id, purchase.id, ctx.now],
  );
  const priced = listPricedLines({ sql, ctx, purchases: [purchase] });
  const [, [row], linesOf] = await Promise.all([written, counted, priced]);
  const changed = { ...purchase, ...row };
  const cart = await loadCart({ sql, ctx, purchase: changed, lines: linesOf.get(purchase.id) ?? [] });
  await ctx.checkpoint('cart-before-commit');
  return toCart({ cart, ctx });
}
