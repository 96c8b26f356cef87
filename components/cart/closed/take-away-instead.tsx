'use client';

import { useTranslations } from 'next-intl';
import { useBring } from '@/components/cart/move/use-bring';
import { goTo } from '@/lib/browser/go-to';
import type { Cart } from '@/lib/contract/cart/cart';
import { serviceEntry } from '@/lib/domain/tenant/service-paths';

/** Moves a cart that is not delivered here (rule cart/brought-along). */
export function TakeAwayInstead({ cart, slug }: { cart: Cart; slug: string }) {
  const t = useTranslations('Checkout');
  const { bring, isPending } = useBring(cart);
  const leave = async () => {
    if (await bring({ supplierId: cart.supplier_id, choice: 'take_away' }))
      goTo(serviceEntry({ slug, choice: 'take_away' }));
  };
  return (
    <button type="button" className="button button-quiet" disabled={isPending} onClick={() => void leave()}>
      {t('change_service')}
    </button>
  );
}
