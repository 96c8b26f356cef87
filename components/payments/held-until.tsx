'use client';

import { useTranslations } from 'next-intl';
import { useBranchClock } from '@/components/branches/branch-clock';

/** The sentence that says until when an order which is not paid keeps what it holds. */
export function HeldUntil({ until, locale }: { until: string; locale: string }) {
  const t = useTranslations('Checkout');
  const clock = useBranchClock(locale);
  // A time may end with the point of «a. m.», and a sentence ends with one.
  return t('retry_until', { time: clock(until) }).replace(/\.\.$/, '.');
}
