import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { setLater } from '@/backend/purchases/lines';
import type { Cart } from '@/lib/contract/cart/cart';
import { isDraft } from '../branch/assert-orderable';
import { changeCart } from '../change-cart';

/**
 * `PUT /shopping_cart/product_cart/{id}.json` with `later`: a line that is not sent yet waits, once it was sent, until it is called
 * (rule table/courses). @throws not_found, cart_locked, order_closed, owner_only, invalid_input for a cart that is no table's
 */
export function setLineLater({
  ctx,
  input: { lineId, purchaseId, later },
}: {
  ctx: Context;
  input: { lineId: string; purchaseId: string; later: boolean };
}): Promise<Cart> {
  return changeCart({
    ctx,
    purchaseId,
    change: async ({ sql, purchase }) => {
      if (!isDraft(purchase)) throw new AppError('invalid_input', { fields: { later: 'not_at_a_table' } });
      if (!(await setLater({ sql, ctx, purchaseId: purchase.id, lineId, later })))
        throw new AppError('not_found');
      return {};
    },
  });
}
