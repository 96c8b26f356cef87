'use client';

import { useTranslations } from 'next-intl';
import { useNowOf } from '@/lib/browser/use-now';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { minutesLate } from '@/lib/domain/staff/late';

/** Says in a word what the colour of the card says (rule staff/late). */
export function Late({ order, timezone }: { order: StaffOrder; timezone: string }) {
  const t = useTranslations('Staff');
  const minutes = useNowOf((now) => minutesLate({ order, timezone, now }));
  return minutes === null ? null : <strong className="board-late">{t('late', { minutes })}</strong>;
}
