'use client';

import { useTranslations } from 'next-intl';
import type { Cart } from '@/lib/contract/cart/cart';
import { CartContents, ContinueLink } from './cart-contents';
import { OtherCarts } from './other-carts';
import { StorageNote } from './storage-note';

export function CartPanel({ cart }: { cart: Cart }) {
  const t = useTranslations('Cart');
  const count = cart.products.reduce((sum, line) => sum + line.count, 0);
  return (
    <>
      <div className="cart-panel-head">
        <h2 className="text-section">{t('title')}</h2>
        <p className="text-muted">{t('count', { count })}</p>
      </div>
      <div className="cart-panel-body">
        <StorageNote />
        <CartContents cart={cart} />
        <OtherCarts className="mt-4" />
      </div>
      <div className="cart-panel-foot">
        <ContinueLink cart={cart} />
      </div>
    </>
  );
}
