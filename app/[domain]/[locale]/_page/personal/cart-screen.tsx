'use client';

import { CartContents, ContinueLink } from '@/components/cart/cart-contents';
import { OtherCarts } from '@/components/cart/other-carts';
import { useSendPlace } from '@/components/cart/use-send-place';
import { FallbackNote } from '@/components/menu/fallback-note';
import type { Cart } from '@/lib/contract/cart/cart';
import { cartFallbacks } from '@/lib/domain/menu/fallback-languages';
import { CartLoad } from './cart-load';

function OwnCart({ cart }: { cart: Cart }) {
  useSendPlace(cart);
  return <CartContents cart={cart} />;
}

/** The cart, without the code of forms, which only the precheckout loads. */
export function CartScreen({ slug }: { slug: string }) {
  return (
    <CartLoad slug={slug}>
      {(cart) => (
        <>
          <FallbackNote languages={cartFallbacks(cart.products)} />
          <OwnCart cart={cart} />
          <OtherCarts className="mt-4" />
          <div className="sticky-action">
            <ContinueLink cart={cart} />
          </div>
        </>
      )}
    </CartLoad>
  );
}
