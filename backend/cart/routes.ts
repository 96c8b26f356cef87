import * as z from 'zod/mini';
import * as cart from '@/backend/cart';
import type { AppDeps } from '@/backend/platform/http/environment';
import type { OnCall } from '@/backend/platform/http/register-call';
import * as calls from '@/lib/contract/cart/calls';
import { cartSchema } from '@/lib/contract/cart/cart';
import { getRelatedProducts } from '@/lib/contract/cart/related-products';
import { registerGroups } from './group/group-routes';
import { limitCoupons } from './limit-coupons';

/** The part of the answer to an added product that is kept for its key. */
const keptCart = z.pick(cartSchema, { purchase_id: true });

/** All calls of carts but `updateCart`, which may also send a round: the tables answer it. */
export function registerCart({ on, deps }: { on: OnCall; deps: AppDeps }): void {
  const guess = limitCoupons(deps);
  on(
    calls.addProductToCart,
    ({ ctx, body }) => cart.addProduct({ ctx, input: body }),
    ({ ctx }, kept) => cart.getCart({ ctx, input: { purchaseId: String(keptCart.parse(kept).purchase_id) } }),
  );
  on(calls.setProductCount, ({ ctx, params, query, body: { product } }) => {
    const line = { lineId: params.id, purchaseId: query.purchase_id };
    return 'later' in product
      ? cart.setLineLater({ ctx, input: { ...line, later: product.later } })
      : cart.setProductCount({ ctx, input: { ...line, count: product.count } });
  });
  on(calls.removeProduct, ({ ctx, params, query }) =>
    cart.setProductCount({ ctx, input: { lineId: params.id, purchaseId: query.purchase_id, count: 0 } }),
  );
  on(calls.getCart, ({ ctx, params }) => cart.getCart({ ctx, input: params }));
  on(getRelatedProducts, ({ ctx, params }) => cart.listRelatedProducts({ ctx, input: params }));
  on(calls.previewSupplierChange, ({ ctx, params, query: { supplier_id: supplierId, ...place } }) =>
    cart.previewSupplierChange({ ctx, input: { id: params.id, supplierId, ...place } }),
  );
  on(calls.changeSupplier, async ({ ctx, params, query: { supplier_id: supplierId, ...place }, body }) => {
    cart.assertSamePurchase(params.id, body.cart?.purchase_id);
    return cart.changeSupplier({ ctx, input: { id: params.id, supplierId, ...place, lost: body.lost } });
  });
  on(calls.applyCoupon, ({ ctx, params, body, visitor }) => {
    const input = { purchaseId: params.purchase_id, code: body.coupon.code };
    return guess({ ctx, visitor, apply: () => cart.applyCoupon({ ctx, input }) });
  });
  on(calls.removeCoupon, ({ ctx, params }) =>
    cart.removeCoupon({ ctx, input: { purchaseId: params.purchase_id } }),
  );
  on(calls.cleanCart, ({ ctx, params }) => cart.cleanCart({ ctx, input: params }));
  registerGroups({ on, deps });
}
