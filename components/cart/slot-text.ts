import { useTranslations } from 'next-intl';
import { useHourText } from '@/components/branches/branch-clock';
import { useNightWords } from '@/components/branches/night-hour';
import { useDayValues } from '@/components/branches/use-day-values';
import type { Order } from '@/lib/contract/orders/orders';

export type Slotted = Pick<
  Order,
  'service' | 'schedule_date' | 'schedule_hour' | 'schedule_day' | 'schedule_until'
>;

/** «Llega hoy entre 18:00 y 18:30»; null while no slot is chosen (rule cart/slot). */
export function useSlotText(): (wanted: Slotted) => string | null {
  const t = useTranslations('Cart');
  const hourText = useHourText();
  const dayValues = useDayValues();
  const nightWords = useNightWords();
  return ({ service, schedule_date: date, schedule_hour: from, schedule_day: day, schedule_until: to }) =>
    date && from && day && to
      ? t('slot', {
          service,
          ...dayValues(day),
          from: hourText(from),
          to: nightWords(hourText(to), { date, day }),
        })
      : null;
}
