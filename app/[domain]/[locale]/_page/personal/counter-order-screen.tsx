'use client';

import { useTranslations } from 'next-intl';
import { FailedLoad } from '@/components/layout/failed-load';
import { LoadingShape } from '@/components/layout/loading-shape';
import { isCounterOrder } from '@/components/orders/status-key';
import { useApp } from '@/lib/browser/app-provider';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { useActualPurchases } from '@/lib/queries/orders/order-lists';
import { OrderScreen } from './order-screen';

/** The newest running order of this branch's counter; its address has no id (rule orders/table-pages). */
export function CounterOrderScreen({ slug, locale }: { slug: string; locale: string }) {
  const t = useTranslations('Order');
  const { screen } = useApp();
  const { data, error, isError, isPaused, refetch } = useActualPurchases();
  if (isError && !data) return <FailedLoad error={error} onRetry={() => void refetch()} />;
  if (!data || (isPaused && !data)) return <LoadingShape className="h-[320px]" />;
  const order = data.find(
    (one) => !one.is_cart && isCounterOrder(one) && one.supplier.id === screen.supplier?.id,
  );
  if (order) return <OrderScreen id={order.id} slug={slug} locale={locale} />;
  return (
    <div className="grid gap-4">
      <h1 className="text-page">{t('title_cart')}</h1>
      <p>{t('no_orders')}</p>
      <a className="button" href={screenPath({ screen: '*/grab-and-go', slug })}>
        {t('begin')}
      </a>
    </div>
  );
}
