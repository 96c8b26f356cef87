import { DAY_MINUTES } from '@/lib/domain/time/clock-time';
import { localMoment } from '@/lib/domain/time/local-moment';
import { toInstant } from '@/lib/domain/time/zoned-time';
import { addDays, type OpeningHours, shiftsOn } from './opening-hours';
import { pausedUntil } from './pauses';

/** How far ahead spans are known. */
const DAYS = 8;

/**
 * When a branch is open from a moment on, for a script that cannot read its hours (rule branches/hours).
 * @returns begin and end of each shift, in milliseconds since 1970; `until`: after it nothing is known
 */
export function openSpans({ hours, from, service }: { hours: OpeningHours; from: Date; service: string }): {
  spans: [number, number][];
  until: number;
} {
  const { timezone } = hours;
  const { date: today } = localMoment({ at: from, timezone });
  const instant = (date: string, minute: number): number => {
    const later = Math.floor(minute / DAY_MINUTES);
    return toInstant({ date: addDays(date, later), minute: minute % DAY_MINUTES, timezone }).at.getTime();
  };
  const pausedTo = pausedUntil({ pauses: hours.pauses, service, at: from })?.getTime() ?? 0;
  // A night that began yesterday may last.
  const dates = Array.from({ length: DAYS + 1 }, (_, at) => addDays(today, at - 1));
  return {
    spans: dates
      .flatMap((date) =>
        shiftsOn({ hours, date, service }).map(({ start, end }): [number, number] => [
          Math.max(instant(date, start), pausedTo),
          instant(date, end),
        ]),
      )
      .filter(([start, end]) => start < end),
    until: instant(addDays(today, DAYS), 0),
  };
}
