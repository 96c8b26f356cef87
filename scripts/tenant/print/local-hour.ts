import { toClockTime } from '@/lib/domain/time/clock-time';
import { localMoment } from '@/lib/domain/time/local-moment';

/** «2026-11-21 00:30 (night of 2026-11-20)»: an hour by the branch's clock, and its night's day where that differs (rule branches/night). */
export const printLocalHour = ({
  date,
  hour,
  day,
}: {
  date: string | null;
  hour: string;
  day: string | null;
}): string => `${date} ${hour}${day === null || day === date ? '' : ` (night of ${day})`}`;

/** An ISO instant by the branch's clock. */
export function printLocalMinute({ at, timezone }: { at: string; timezone: string }): string {
  const { date, minute } = localMoment({ at: new Date(at), timezone });
  return `${date} ${toClockTime(minute)}`;
}
