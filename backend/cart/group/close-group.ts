import type { Context } from '@/backend/context';
import type { Sql } from '@/backend/platform/database/database';
import { endGroupNow, lockOpenCart } from '@/backend/purchases';
import type { Cart } from '@/lib/contract/cart/cart';
import { announceDraft } from '../announce-draft';
import { answerChanged } from '../change-cart';

/** Ends all links of the group; its members stay. The caller has locked the cart. */
export const revokeLinks = ({
  sql,
  ctx,
  purchaseId,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: number;
}): Promise<unknown> =>
  sql(
    `update purchase_links set revoked_at = $3
     where instance_id = $1 and purchase_id = $2 and purpose = 'group' and revoked_at is null`,
    [ctx.instance.id, purchaseId, ctx.now],
  );

/** With its links; the caller has locked the cart. @returns when it ended; null if there was none */
export async function endGroup({
  sql,
  ctx,
  purchaseId,
}: {
  sql: Sql;
  ctx: Context;
  purchaseId: number;
}): Promise<Date | null> {
  const ended = await endGroupNow({ sql, ctx, purchaseId });
  await revokeLinks({ sql, ctx, purchaseId });
  return ended;
}

/**
 * `DELETE /shopping_cart/group/{purchase_id}.json`: what its guests chose stays, and their owner alone changes the cart
 * until the group is opened again (rule cart/group). @throws not_found, owner_only, cart_locked, order_closed
 */
export async function closeGroup({
  ctx,
  input,
}: {
  ctx: Context;
  input: { purchaseId: string };
}): Promise<Cart> {
  const cart = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const purchase = await lockOpenCart({ sql, ctx, purchaseId: input.purchaseId });
    const group_until = await endGroup({ sql, ctx, purchaseId: purchase.id });
    return answerChanged({ sql, ctx, purchase: { ...purchase, group_until } });
  });
  announceDraft({ ctx, ...cart });
  return cart;
}
