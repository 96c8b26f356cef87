'use client';

import { CalendarClock } from 'lucide';
import { useTranslations } from 'next-intl';
import { dayNames } from '@/components/branches/day-names';
import { Icon } from '@/components/ui/icon';
import type { Order } from '@/lib/contract/orders/orders';

export function ScheduledFor({
  order: { schedule_date: date, schedule_hour: hour },
  locale,
}: {
  order: Pick<Order, 'schedule_date' | 'schedule_hour'>;
  locale: string;
}) {
  const t = useTranslations('Order');
  if (!date || !hour) return null;
  const day = dayNames(locale).format(new Date(`${date}T00:00:00Z`));
  return (
    <p className="flex items-start gap-2 font-semibold">
      <Icon of={CalendarClock} size={20} className="mt-[2px] flex-none" />
      {t('scheduled_for', { day, hour })}
    </p>
  );
}
