import type { Context } from '@/backend/context';
import type { CommitAhead, Sql } from '@/backend/platform/database/database';
import type { Cart } from '@/lib/contract/cart/cart';
import { findOwnZone, priceCart } from './load-cart';
import { listPricedLines } from './priced-lines';
import { lockOpenCart, type PurchaseDetails, type PurchaseRow } from './purchase-rows';
import { toCart } from './to-cart';

/** What changes in a cart: its details, when it is wanted, or rows that a statement on its way writes. */
type Change = {
  details?: PurchaseDetails;
  subservice?: PurchaseRow['subservice'];
  written?: Promise<unknown>;
};

/**
 * Changes a cart under its row lock and answers the whole cart: two tabs, two phones or two taps come one after
 * the other, and the version grows with each.
 * @param before what is to be locked ahead of the cart @throws not_found, cart_locked, order_closed
 */
export function changeCart({
  ctx,
  purchaseId,
  before,
  change,
}: {
  ctx: Context;
  purchaseId: number | string;
  before?: (sql: Sql) => Promise<unknown>;
  change: (work: { sql: Sql; purchase: PurchaseRow }) => Change | Promise<Change>;
}): Promise<Cart> {
  return ctx.db.tenant(ctx.instance.id, async (sql, commitAhead) => {
    await before?.(sql);
    const purchase = await lockOpenCart({ sql, ctx, purchaseId });
    return answerChanged({ sql, commitAhead, ctx, purchase, ...(await change({ sql, purchase })) });
  });
}

/**
 * Counts the change and prices the cart as it is now.
 * @param written need not be waited for: statements run in the order they are sent
 * @param commitAhead for whoever takes nothing back, whatever the cart turns out to be
 */
export async function answerChanged({
  sql,
  commitAhead,
  ctx,
  purchase,
  details = purchase.details,
  subservice = purchase.subservice,
  written,
}: Change & {
  sql: Sql;
  commitAhead?: CommitAhead;
  ctx: Context;
  purchase: PurchaseRow;
}): Promise<Cart> {
  const changed = { ...purchase, details, subservice };
  const sent = Promise.all([
    sql<{ version: number }>(
      `update purchases set version = version + 1, updated_at = $3, details = $4, subservice = $5 where instance_id = $1 and id = $2
       returning version`,
      [ctx.instance.id, purchase.id, ctx.now, JSON.stringify(details), subservice],
    ),
    listPricedLines({ sql, ctx, purchases: [changed] }),
    findOwnZone({ sql, ctx, purchase: changed }),
    written,
  ]);
  sent.catch(() => undefined);
  await ctx.checkpoint('cart-before-commit', sent);
  commitAhead?.();
  const [[row], linesOf, zone] = await sent;
  const cart = priceCart({
    ctx,
    purchase: { ...changed, ...row },
    lines: linesOf.get(purchase.id) ?? [],
    zone,
  });
  return toCart({ cart, ctx });
}
