'use client';

import { useTranslations } from 'next-intl';
import { useBranchClock } from '@/components/branches/branch-clock';

/** Until when stock and coupon are kept (rule orders/hold), or the table of a deposit. */
export function HeldUntil({
  until,
  locale,
  isDeposit = false,
}: {
  until: string;
  locale: string;
  isDeposit?: boolean;
}) {
  const t = useTranslations('Checkout');
  const clock = useBranchClock(locale);
  // «a. m.» already ends with a point.
  return t(isDeposit ? 'deposit_until' : 'retry_until', { time: clock(until) }).replace(/\.\.$/, '.');
}
