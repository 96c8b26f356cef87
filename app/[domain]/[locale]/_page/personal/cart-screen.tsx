'use client';

import { CartContents, ContinueLink } from '@/components/cart/cart-contents';
import { OtherCarts } from '@/components/cart/other-carts';
import { FallbackNote } from '@/components/menu/fallback-note';
import { cartFallbacks } from '@/lib/domain/menu/fallback-languages';
import { CartLoad } from './cart-load';

/** Without form code, which only the precheckout loads. */
export function CartScreen({ slug }: { slug: string }) {
  return (
    <CartLoad slug={slug}>
      {(cart) => (
        <>
          <FallbackNote languages={cartFallbacks(cart.products)} />
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
