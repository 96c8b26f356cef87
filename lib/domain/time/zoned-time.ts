import { TZDate } from '@date-fns/tz';

/**
 * The instant at which a zone's clocks show a minute of a day. Where they are put forward some minutes
 * never come: `exists` is false then, and the instant is as much later as the clocks jump.
 */
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
