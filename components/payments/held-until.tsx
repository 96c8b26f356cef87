'use client';

import { useTranslations } from 'next-intl';
import { useBranchClock } from '@/components/branches/branch-clock';

/** Until when stock and coupon are kept (rule orders/hold). */
export function HeldUntil({ until, locale }: { until: string; locale: string }) {
  const t = useTranslations('Checkout');
  const clock = useBranchClock(locale);
  // «a. m.» already ends with a point.
  return t('retry_until', { time: clock(until) }).replace(/\.\.$/, '.');
}
