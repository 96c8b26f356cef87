import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useApp } from '@/lib/browser/app-provider';
import type { Order } from '@/lib/contract/orders/orders';
import { printOrderNumber } from '@/lib/domain/orders/order-number';
import { keepNotice } from '@/lib/stores/notices';
import { nowKey } from './status-key';

/** Keeps each change of the status that comes while the page is open among the last notices (rule visit/notices). */
export function useKeepStatusNotices(order: Order | undefined): void {
  const t = useTranslations('Order');
  const { stores, tenant } = useApp();
  const known = useRef<Order['status'] | null>(null);
  const now = order ? t(nowKey(order, tenant.establishment), { establishment: tenant.establishment }) : '';
  const number = order ? printOrderNumber(order) : null;
  const status = order?.status;
  useEffect(() => {
    if (status === undefined) return;
    const isNews = known.current !== null && known.current !== status && status !== 'cart';
    known.current = status;
    if (isNews) keepNotice({ stores, text: number === null ? now : `${t('title', { number })}. ${now}` });
  }, [status, now, number, stores, t]);
}
