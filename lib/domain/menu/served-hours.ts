import { WEEKDAYS, type Weekday } from '@/lib/domain/branches/opening-hours';
import { printHours } from '@/lib/domain/time/print-hour';
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

/** «lun–vie 7:00–11:00 a. m.» */
export const servedHours = (windows: readonly ServedWindow[], locale: string): string =>
  windows
    .map(({ days, from, to }) => {
      const hours = from || to ? printHours({ from: from ?? '00:00', to: to ?? '24:00' }, locale) : '';
      return [daysInWords(days, locale), hours].filter((part) => part !== '').join(' ');
    })
    .join(' · ');
