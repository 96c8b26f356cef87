import type { Context } from '@/backend/context';
import type { Cart } from '@/lib/contract/cart/cart';
import { changeCart } from './change-cart';

/** `DELETE /shopping_cart/clean_cart/{id}.json`: details stay. @throws not_found, cart_locked, order_closed */
export function cleanCart({ ctx, input }: { ctx: Context; input: { id: string } }): Promise<Cart> {
  return changeCart({
    ctx,
    purchaseId: input.id,
    change: ({ sql, purchase }) => ({
      written: sql('delete from purchase_lines where instance_id = $1 and purchase_id = $2', [
        ctx.instance.id,
        purchase.id,
      ]),
    }),
  });
}
