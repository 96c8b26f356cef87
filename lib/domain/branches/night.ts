import { DAY_MINUTES } from '@/lib/domain/time/clock-time';
import { localMoment } from '@/lib/domain/time/local-moment';
import { toInstant } from '@/lib/domain/time/zoned-time';
import { addDays, type OpeningHours, shiftsOn } from './opening-hours';

/** Minutes past the midnight with which its day begins; `end` may be after the next midnight. */
type DaySpan = { start: number; end: number };

/**
 * The day to which a minute of a date belongs: the day before where one of its spans goes on past midnight over that
 * minute, else the date itself (rule branches/night). The end of a span is not in it.
 */
export function dayOfMinute({
  date,
  minute,
  spansOn,
}: {
  date: string;
  minute: number;
  spansOn: (day: string) => readonly DaySpan[];
}): string {
  const before = addDays(date, -1);
  const inNight = minute + DAY_MINUTES;
  return spansOn(before).some(({ start, end }) => start <= inNight && inNight < end) ? before : date;
}

/** The day whose shift runs at a minute of a date (rule branches/night). */
export const openDayOfMinute = ({
  hours,
  ...moment
}: {
  hours: OpeningHours;
  date: string;
  minute: number;
}): string => dayOfMinute({ ...moment, spansOn: (date) => shiftsOn({ hours, date }) });

/** The day whose shift runs at an instant; the calendar's day while the branch is closed (rule branches/night). */
export const openDayAt = ({ hours, at }: { hours: OpeningHours; at: Date }): string =>
  openDayOfMinute({ hours, ...localMoment({ at, timezone: hours.timezone }) });

/** Minutes past a date's midnight with which its day begins: the night of the day before is over (rule branches/night). */
export const dayBegins = ({ hours, date }: { hours: OpeningHours; date: string }): number =>
  Math.max(0, ...shiftsOn({ hours, date: addDays(date, -1) }).map(({ end }) => end - DAY_MINUTES));

/** When the day that runs at an instant is over, with its night (rule branches/night). */
export function dayEnds({ hours, at }: { hours: OpeningHours; at: Date }): Date {
  const date = addDays(openDayAt({ hours, at }), 1);
  return toInstant({ date, minute: dayBegins({ hours, date }), timezone: hours.timezone }).at;
}
