'use client';

import { useTranslations } from 'next-intl';
import { useBranchClock } from '@/components/branches/branch-clock';
import { hourSentence } from '@/lib/domain/time/print-hour';

/** Says until when stock and coupon are kept (rule orders/hold), or the table of a deposit. */
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
  return hourSentence(t(isDeposit ? 'deposit_until' : 'retry_until', { time: clock(until) }));
}
