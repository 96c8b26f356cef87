'use client';

import { CalendarClock } from 'lucide';
import { useTranslations } from 'next-intl';
import { dayNames } from '@/components/branches/day-names';
import { useNightWords } from '@/components/branches/night-hour';
import { type Slotted, useSlotText } from '@/components/cart/slot-text';
import { Icon } from '@/components/ui/icon';
import type { Order } from '@/lib/contract/orders/orders';
import { isClosedOrder } from '@/lib/domain/orders/order-states';
import { printHours } from '@/lib/domain/time/print-hour';

/** The wanted slot: when it comes, and of a closed order for when it was (rule cart/slot). */
export function ScheduledFor({ order, locale }: { order: Slotted & Pick<Order, 'status'>; locale: string }) {
  const t = useTranslations('Order');
  const slotText = useSlotText();
  const nightWords = useNightWords();
  const { schedule_date: date, schedule_hour: hour, schedule_day: of, schedule_until: until } = order;
  if (!date || !hour || !of || !until) return null;
  const day = dayNames(locale).format(new Date(`${of}T00:00:00Z`));
  const hours = nightWords(printHours({ from: hour, to: until }, locale), { date, day: of });
  return (
    <p className="flex items-start gap-2 font-semibold">
      <Icon of={CalendarClock} size={20} className="mt-[2px] flex-none" />
      {isClosedOrder(order.status) ? t('scheduled_for', { day, hour: hours }) : slotText(order)}
    </p>
  );
}
