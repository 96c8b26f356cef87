import type { Context } from '@/backend/context';
import { removeLines } from '@/backend/purchases/lines';
import type { Cart } from '@/lib/contract/cart/cart';
import { changeCart } from './change-cart';

/** `DELETE /shopping_cart/clean_cart/{id}.json`: details stay. @throws not_found, cart_locked, order_closed */
export function cleanCart({ ctx, input }: { ctx: Context; input: { id: string } }): Promise<Cart> {
  return changeCart({
    ctx,
    purchaseId: input.id,
    change: ({ sql, purchase }) => ({ written: removeLines({ sql, ctx, purchaseId: purchase.id }) }),
  });
}
