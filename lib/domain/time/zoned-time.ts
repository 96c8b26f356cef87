import { TZDate } from '@date-fns/tz';

/** Minutes skipped when clocks go forward have `exists: false` and move by the jump. */
export function toInstant({ date, minute, timezone }: { date: string; minute: number; timezone: string }): {
  at: Date;
  exists: boolean;
} {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const zoned = new TZDate(year, month - 1, day, Math.floor(minute / 60), minute % 60, timezone);
  return {
    at: new Date(zoned.getTime()),
    exists: zoned.getHours() * 60 + zoned.getMinutes() === minute,
  };
}
