'use client';

import { useTranslations } from 'next-intl';
import { Sheet } from '@/components/ui/sheet';
import { usePainted } from '@/components/ui/use-painted';
import type { Cart } from '@/lib/contract/cart';
import { CartContents, ContinueLink } from './cart-contents';

/** The cart over the menu: the sheet comes with the tap, its lines with the frame after it. */
export function CartSheet({ cart, onClose }: { cart: Cart; onClose: () => void }) {
  const t = useTranslations('Cart');
  const isPainted = usePainted();
  const isEmpty = cart.products.length === 0;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      footer={isEmpty ? undefined : <ContinueLink cart={cart} />}
    >
      {isEmpty ? (
        <p className="py-8 text-center">{t('empty_text')}</p>
      ) : (
        isPainted && <CartContents cart={cart} />
      )}
    </Sheet>
  );
}
