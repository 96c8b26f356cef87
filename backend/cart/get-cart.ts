import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { Cart } from '@/lib/contract/cart/cart';
import { loadCart } from './load-cart';
import { getOwnPurchase } from './purchase-rows';
import { toCart } from './to-cart';

/** `GET /shopping_cart/cart/{purchaseId}.json`. @throws not_found, order_closed */
export function getCart({ ctx, input }: { ctx: Context; input: { purchaseId: string } }): Promise<Cart> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const purchase = await getOwnPurchase({ sql, ctx, purchaseId: input.purchaseId });
    if (purchase.status !== 'cart' && purchase.status !== 'in_progress') throw new AppError('order_closed');
    return toCart({ cart: await loadCart({ sql, ctx, purchase }), ctx });
  });
}
