import type { Context } from '@/backend/context';
import type { CommitAhead, Sql } from '@/backend/platform/database/database';
import {
  lockOpenCart,
  type MemberPurchaseRow,
  type PurchaseDetails,
  type PurchaseRow,
  writeCart,
} from '@/backend/purchases';
import { listGroupMembers } from '@/backend/purchases/members';
import type { Cart } from '@/lib/contract/cart/cart';
import { announceDraft } from './announce-draft';
import { findCoverage, findTaken, findWaitsForCode } from './cart-facts';
import { listPricedLines } from './lines/priced-lines';
import { priceCart } from './load-cart';
import { toCart } from './to-cart';

type Change = {
  details?: PurchaseDetails;
  subservice?: PurchaseRow['subservice'];
  written?: Promise<unknown>;
};

/** One change after the other. @throws not_found, cart_locked, order_closed, owner_only */
export async function changeCart({
  ctx,
  purchaseId,
  lock = lockOpenCart,
  change,
}: {
  ctx: Context;
  purchaseId: number | string;
  /** Locks the cart for those who may change it. */
  lock?: typeof lockOpenCart;
  change: (work: { sql: Sql; purchase: MemberPurchaseRow }) => Change | Promise<Change>;
}): Promise<Cart> {
  const cart = await ctx.db.tenant(ctx.instance.id, async (sql, commitAhead) => {
    const purchase = await lock({ sql, ctx, purchaseId });
    return answerChanged({ sql, commitAhead, ctx, purchase, ...(await change({ sql, purchase })) });
  });
  announceDraft({ ctx, ...cart });
  return cart;
}

/** @param written not awaited, as statements run in order @param commitAhead only if nothing is ever taken back */
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
  purchase: MemberPurchaseRow;
}): Promise<Cart> {
  const changed = { ...purchase, details, subservice };
  const sent = Promise.all([
    writeCart({ sql, ctx, purchase: changed }),
    listPricedLines({ sql, ctx, purchases: [changed] }),
    findCoverage({ sql, ctx, purchase: changed }),
    findWaitsForCode({ sql, ctx, purchase: changed }),
    findTaken({ sql, ctx, purchase: changed }),
    listGroupMembers({ sql, ctx, purchases: [changed] }),
    written,
  ]);
  sent.catch(() => undefined);
  await ctx.checkpoint('cart-before-commit', sent);
  commitAhead?.();
  const [version, linesOf, coverage, waitsForCode, taken, members] = await sent;
  const cart = priceCart({
    ctx,
    purchase: { ...changed, version: version ?? purchase.version },
    lines: linesOf.get(purchase.id) ?? [],
    coverage,
    waitsForCode,
    taken,
  });
  return toCart({ cart, caller: purchase, members, ctx });
}
