'use client';

import { useTranslations } from 'next-intl';
import type { OrderStatus } from '@/lib/domain/orders/order-states';

/** The words of the button that moves an order to a status. */
export function useStepText() {
  const t = useTranslations('Staff');
  return (status: OrderStatus): string => {
    if (status === 'accepted') return t('accept');
    return status === 'cancelled' ? t('reject') : t(status as 'preparation');
  };
}
