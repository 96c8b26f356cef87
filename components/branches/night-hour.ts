import { useLocale, useTranslations } from 'next-intl';
import { printHour } from '@/lib/domain/time/print-hour';

/** `date` by the branch's clock; `day` the one to which the hour belongs. */
type Dated = { date: string; day: string };

/** «12:30 a. m., ya domingo», of an hour after midnight that ends the night of the day before (rule branches/night). */
export function useNightWords(): (hours: string, dated: Dated) => string {
  const t = useTranslations('Cart');
  const locale = useLocale();
  return (hours, { date, day }) => {
    if (date === day) return hours;
    const names = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
    return t('night', { hours, day: names.format(new Date(`${date}T00:00:00Z`)) });
  };
}

/** The hour of a booking as it is printed (rule branches/night). */
export function useNightHour(): (booked: Dated & { hour: string }) => string {
  const words = useNightWords();
  const locale = useLocale();
  return ({ hour, ...dated }) => words(printHour(hour, locale), dated);
}
