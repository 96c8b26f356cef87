import { WEEKDAYS, type Weekday } from '@/lib/domain/branches/opening-hours';
import { hourSentence, printHour, printHours } from '@/lib/domain/time/print-hour';
import type { ServedWindow } from './served';

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** «lun–vie, sáb», none where it is every day. */
function daysInWords(days: readonly Weekday[], locale: string): string {
  const { format } = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const places = WEEKDAYS.flatMap((day, place) => (days.includes(day) ? [place] : []));
  if (places.length === WEEKDAYS.length) return '';
  const runs = places.reduce<number[][]>((all, place) => {
    const run = all.at(-1);
    if (run?.at(-1) === place - 1) run.push(place);
    else all.push([place]);
    return all;
  }, []);
  const nameOf = (place: number) => format(MONDAY + place * DAY_MS);
  return runs
    .map((run) => [run[0], ...(run.length > 1 ? [run.at(-1)] : [])].map((one) => nameOf(one ?? 0)).join('–'))
    .join(', ');
}

/** «lun–vie 7:00–11:00 a. m.», «hasta las 3:00 p. m.». @param until says an hour that only ends them */
export const servedHours = (
  windows: readonly ServedWindow[],
  locale: string,
  until?: (hour: string) => string,
): string =>
  windows
    .map(({ days, from, to }) => {
      const isEndAlone = until && to && (!from || from === '00:00') && to !== '24:00';
      const whole = () =>
        from || to ? printHours({ from: from ?? '00:00', to: to ?? '24:00' }, locale) : '';
      const hours = isEndAlone ? hourSentence(until(printHour(to, locale))) : whole();
      return [daysInWords(days, locale), hours].filter((part) => part !== '').join(' ');
    })
    .join(' · ');
