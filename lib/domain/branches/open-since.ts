import { DAY_MINUTES } from '@/lib/domain/time/clock-time';
import { localMoment } from '@/lib/domain/time/local-moment';
import { toInstant } from '@/lib/domain/time/zoned-time';
import { addDays, type OpeningHours, shiftsOn } from './opening-hours';

/** When the consecutive shifts began that run at an instant, two days before at the most; null while the branch is closed. */
export function openSince({ hours, at }: { hours: OpeningHours; at: Date }): Date | null {
  const { timezone } = hours;
  const { date: today } = localMoment({ at, timezone });
  const instant = (date: string, minute: number): number =>
    toInstant({
      ...{ date: addDays(date, Math.floor(minute / DAY_MINUTES)), minute: minute % DAY_MINUTES, timezone },
    }).at.getTime();
  const shifts = [-2, -1, 0]
    .map((inDays) => addDays(today, inDays))
    .flatMap((date) =>
      shiftsOn({ hours, date }).map(({ start, end }) => ({
        from: instant(date, start),
        to: instant(date, end),
      })),
    );
  let since: number | null = null;
  for (const { from, to } of shifts.reverse()) {
    const end: number = since ?? at.getTime() + 1;
    if (from < end && end <= to) since = from;
  }
  return since === null ? null : new Date(since);
}
