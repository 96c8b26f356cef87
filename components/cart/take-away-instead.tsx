'use client';

import { useTranslations } from 'next-intl';
import { goTo } from '@/lib/browser/go-to';
import type { Cart } from '@/lib/contract/cart/cart';
import { serviceEntry } from '@/lib/domain/tenant/service-paths';
import { useTakeAlong } from '@/lib/queries/take-along';
import { showError } from '@/lib/stores/error-store';

export function TakeAwayInstead({ cart, slug }: { cart: Cart; slug: string }) {
  const t = useTranslations('Checkout');
  const { takeAlong, isPending } = useTakeAlong(cart, 'take_away');
  const leave = async () => {
    const outcome = await takeAlong();
    if (outcome.kind === 'failed') return showError(outcome.error);
    goTo(serviceEntry({ slug, choice: 'take_away' }));
  };
  return (
    <button type="button" className="button button-quiet" disabled={isPending} onClick={() => void leave()}>
      {t('change_service')}
    </button>
  );
}
