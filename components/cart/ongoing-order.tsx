'use client';

import { useTranslations } from 'next-intl';
import { useVisit } from '@/lib/browser/visit-provider';
import type { Cart } from '@/lib/contract/cart/cart';

/** An order that nobody has accepted yet is no cart: its page pays it, changes it and follows it. */
export function OngoingLink({ order }: { order: Cart }) {
  const { screen } = useVisit();
  const t = useTranslations('Cart');
  return (
    <a className="button w-full" href={`/${screen.supplier?.slug}/order/${order.purchase_id}`}>
      {t('ongoing')}
    </a>
  );
}

/** The same beside the menu. */
export function OngoingPanel({ order }: { order: Cart }) {
  const t = useTranslations('Cart');
  return (
    <>
      <div className="cart-panel-head">
        <h2 className="text-section">{t('title')}</h2>
      </div>
      <div className="cart-panel-foot">
        <OngoingLink order={order} />
      </div>
    </>
  );
}
