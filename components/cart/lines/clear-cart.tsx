'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { Cart } from '@/lib/contract/cart/cart';
import { useCleanCart } from '@/lib/queries/cart/clean-cart';
import { showCartError } from '@/lib/stores/cart/show-cart-error';

/** Empties the cart after a question; where several people choose, nobody takes out what others chose. */
export function ClearCart({ cart }: { cart: Cart }) {
  const t = useTranslations('Cart');
  const { clean, isPending } = useCleanCart(cart);
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  if (cart.group || cart.products.length < 2) return null;
  const clear = async () => {
    const outcome = await clean();
    close();
    if (outcome.kind === 'failed')
      showCartError(outcome.error, { key: 'cart_change', onRetry: () => void clear() });
  };
  return (
    <>
      <button type="button" className="link-button mt-2" onClick={() => setAsked(true)}>
        {t('clear')}
      </button>
      {isAsked && (
        <ConfirmDialog
          title={t('clear_title')}
          keep={t('clear_keep')}
          go={t('clear_confirm')}
          isPending={isPending}
          onClose={close}
          onGo={() => void clear()}
        >
          <p>{t('clear_text', { count: cart.products.length })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
