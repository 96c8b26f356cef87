'use client';

import { useTranslations } from 'next-intl';
import { useBranchClock } from '@/components/branches/branch-clock';
import type { Payment } from '@/lib/contract/orders/orders';
import { hourSentence } from '@/lib/domain/time/print-hour';

/** The time that the branch promises; nothing happens by itself then (rule payments/transfer). */
export function ReviewUntil({ payment, locale }: { payment: Payment | null; locale: string }) {
  const t = useTranslations('Checkout');
  const clock = useBranchClock(locale);
  const until = payment?.transfer?.review_until;
  if (!until || Date.parse(until) < Date.now()) return null;
  return <p className="mt-2">{hourSentence(t('review_until', { time: clock(until) }))}</p>;
}
