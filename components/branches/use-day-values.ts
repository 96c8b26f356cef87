import { useLocale } from 'next-intl';
import { useApp } from '@/lib/browser/app-provider';
import { addDays } from '@/lib/domain/branches/opening-hours';
import { localMoment } from '@/lib/domain/time/local-moment';
import { dayNames } from './day-names';

/** The values that name a day in a sentence: «hoy», «mañana», «el lunes, 2 de marzo», by the branch's clock. */
export function useDayValues(): (date: string) => { when: 'today' | 'tomorrow' | 'day'; day: string } {
  const locale = useLocale();
  const timezone = useApp().screen.supplier?.timezone ?? 'UTC';
  return (date) => {
    const today = localMoment({ at: new Date(), timezone }).date;
    const when = date === today ? 'today' : date === addDays(today, 1) ? 'tomorrow' : 'day';
    return { when, day: dayNames(locale).format(new Date(`${date}T00:00:00Z`)) };
  };
}
