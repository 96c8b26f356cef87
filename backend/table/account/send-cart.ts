import { isDraft } from '@/backend/cart';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getOwnPurchase } from '@/backend/purchases';
import type { Account } from '@/lib/contract/table/account';
import { sendRound } from './send-round';

/**
 * `product_status` of `PUT /shopping_cart/cart/{id}.json` sends that cart, whatever was seen of it (rule table/rounds).
 * @throws not_found, on_table_unavailable for a cart that is not sent but placed, and as `sendRound`
 */
export async function sendCart({
  ctx,
  input: { purchaseId },
}: {
  ctx: Context;
  input: { purchaseId: string };
}): Promise<Account> {
  const purchase = await ctx.db.tenant(ctx.instance.id, (sql) => getOwnPurchase({ sql, ctx, purchaseId }));
  // A diner has one cart for the tables of a branch (rule cart/one-per-service).
  if (!isDraft(purchase)) throw new AppError('on_table_unavailable');
  return sendRound({ ctx, input: { whose: 'mine', version: null } });
}
