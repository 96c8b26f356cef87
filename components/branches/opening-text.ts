'use client';

import { useLocale, useTranslations } from 'next-intl';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { hourSentence, printHour } from '@/lib/domain/time/print-hour';
import type { NextOpening } from '@/lib/queries/cart/closed';

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

export function useOpeningText(): (next: NextOpening) => string {
  const t = useTranslations('Cart');
  const locale = useLocale();
  return (next) => {
    if (!next) return t('opens', { when: 'unknown', time: '', day: '' });
    const { inDays, time } = next;
    const day = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(
      MONDAY + WEEKDAYS.indexOf(next.day) * DAY_MS,
    );
    const when = inDays === 0 ? 'today' : inDays === 1 ? 'tomorrow' : 'day';
    return hourSentence(t('opens', { when, time: printHour(time, locale), day }));
  };
}
