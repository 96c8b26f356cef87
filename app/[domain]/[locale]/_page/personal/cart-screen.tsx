'use client';

import { CartContents, ContinueLink } from '@/components/cart/cart-contents';
import { CartLoad } from './cart-load';

/** The cart in progress as a page of its own; what reads forms comes with the precheckout alone. */
export function CartScreen({ slug }: { slug: string }) {
  return (
    <CartLoad slug={slug}>
      {(cart) => (
        <>
          <CartContents cart={cart} />
          <div className="sticky-action">
            <ContinueLink cart={cart} />
          </div>
        </>
      )}
    </CartLoad>
  );
}
