'use client';

import { useTranslations } from 'next-intl';
import { useApp } from '@/lib/browser/app-provider';
import { screenPath } from '@/lib/domain/tenant/screen-path';

/** Its cart was ordered, maybe in another tab or on another device (rule cart/two-places). */
export function OrderedNote({ purchaseId }: { purchaseId: number }) {
  const t = useTranslations('Cart');
  return (
    <div className="grid gap-2">
      <p role="status" className="card p-2 text-center font-semibold">
        {t('ordered_title')}
      </p>
      <OngoingLink purchaseId={purchaseId} />
    </div>
  );
}

/** Leads to the page that pays, changes and follows an order. */
export function OngoingLink({ purchaseId }: { purchaseId: number }) {
  const { screen } = useApp();
  const t = useTranslations('Cart');
  if (!screen.supplier) return null;
  const href = screenPath({ screen: '*/order/#', slug: screen.supplier.slug, id: purchaseId });
  return (
    <a className="button w-full" href={href}>
      {t('ongoing')}
    </a>
  );
}

export function OngoingPanel({ purchaseId }: { purchaseId: number }) {
  const t = useTranslations('Cart');
  return (
    <>
      <div className="cart-panel-head">
        <h2 className="text-section">{t('title')}</h2>
      </div>
      <div className="cart-panel-foot">
        <OngoingLink purchaseId={purchaseId} />
      </div>
    </>
  );
}
