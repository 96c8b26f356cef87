'use client';

import { CartContents, ContinueLink } from '@/components/cart/cart-contents';
import { OtherCarts } from '@/components/cart/other-carts';
import { CartLoad } from './cart-load';

/** Without form code, which only the precheckout loads. */
export function CartScreen({ slug }: { slug: string }) {
  return (
    <CartLoad slug={slug}>
      {(cart) => (
        <>
          <CartContents cart={cart} />
          <OtherCarts className="mt-4" />
          <div className="sticky-action">
            <ContinueLink cart={cart} />
          </div>
        </>
      )}
    </CartLoad>
  );
}
