'use client';

import { useTranslations } from 'next-intl';
import { useVisit } from '@/lib/browser/visit-provider';
import type { Cart } from '@/lib/contract/cart/cart';
import { screenPath } from '@/lib/domain/tenant/screen-path';

/** To the page that pays, changes and follows an order. */
export function OngoingLink({ purchaseId }: { purchaseId: number }) {
  const { screen } = useVisit();
  const t = useTranslations('Cart');
  if (!screen.supplier) return null;
  const href = screenPath({ screen: '*/order/#', slug: screen.supplier.slug, id: purchaseId });
  return (
    <a className="button w-full" href={href}>
      {t('ongoing')}
    </a>
  );
}

export function OngoingPanel({ order }: { order: Cart }) {
  const t = useTranslations('Cart');
  return (
    <>
      <div className="cart-panel-head">
        <h2 className="text-section">{t('title')}</h2>
      </div>
      <div className="cart-panel-foot">
        <OngoingLink purchaseId={order.purchase_id} />
      </div>
    </>
  );
}
