'use client';

import { useTranslations } from 'next-intl';
import type { Cart } from '@/lib/contract/cart';
import { useTakeAlong } from '@/lib/queries/take-along';
import { goTo } from '@/lib/visit/go-to';

/** The way out of an order that cannot be brought: its diner fetches it, with all that they chose. */
export function TakeAwayInstead({ cart, slug }: { cart: Cart; slug: string }) {
  const t = useTranslations('Checkout');
  const take = useTakeAlong(cart, 'take_away');
  const leave = () => goTo(`/${slug}?service=take_away`);
  return (
    <button
      type="button"
      className="button button-quiet"
      disabled={take.isPending}
      onClick={() => take.mutate(undefined, { onSuccess: leave })}
    >
      {t('change_service')}
    </button>
  );
}
