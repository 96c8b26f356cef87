'use client';

import { CalendarX } from 'lucide';
import { useTranslations } from 'next-intl';
import { useErrorText } from '@/components/layout/error-text';
import { useOtherMethod } from '@/components/payments/methods/use-other-method';
import { Icon } from '@/components/ui/icon';
import { useApp } from '@/lib/browser/app-provider';
import type { Order } from '@/lib/contract/orders/orders';

/** Stands in place of the form and says why the order is not paid any more, and how its owner orders again (rule payments/day). */
export function ExpiredOrder({ order, slug }: { order: Order; slug: string }) {
  const t = useTranslations('Checkout');
  const textOf = useErrorText(useApp().tenant);
  const { leave, isLeaving } = useOtherMethod({ order, slug });
  const isOwner = order.role === 'owner';
  return (
    <section className="card mt-4 grid gap-2 p-4" role="alert">
      <h2 className="flex items-center gap-2 text-lead">
        <Icon of={CalendarX} size={22} className="text-danger" />
        {t('expired_title')}
      </h2>
      <p>{textOf('purchase_expired')}</p>
      <p>{t(isOwner ? 'expired_again' : 'expired_guest')}</p>
      {isOwner && (
        <button type="button" className="button mt-2 w-full" disabled={isLeaving} onClick={leave}>
          {t('order_again')}
        </button>
      )}
    </section>
  );
}
