import { toMinutes } from '@/lib/domain/time/clock-time';
import { localMoment } from '@/lib/domain/time/local-moment';
import { toInstant } from '@/lib/domain/time/zoned-time';
import { addDays } from './opening-hours';

/** When the days of a branch begin that says no hour, by its own clock. */
export const DAY_BEGINS = '04:00';
/** Minutes past midnight; a later hour would leave the most of a day to the date before. */
export const LATEST_DAY_BEGINS = 720;

/** `dayBegins` is a clock time such as `04:00`. */
type Clock = { timezone: string; dayBegins: string };

/** The first instant of a business day; one that a change of clocks skips moves to where they go on. */
function beginOf({ date, timezone, dayBegins }: Clock & { date: string }): Date {
  const minute = toMinutes(dayBegins);
  const { at, exists } = toInstant({ date, minute, timezone });
  if (exists) return at;
  const before = (minutes: number) => new Date(at.getTime() - minutes * 60_000);
  const isSkipped = (minutes: number) =>
    localMoment({ at: before(minutes), timezone }).date === date &&
    localMoment({ at: before(minutes), timezone }).minute > minute;
  let minutes = 0;
  while (isSkipped(minutes + 1)) minutes += 1;
  return before(minutes);
}

/** The instants of a business day, `to` not included: 23, 24 or 25 hours (rule branches/business-day). */
export function businessDaySpan({ date, ...clock }: Clock & { date: string }): { from: Date; to: Date } {
  return { from: beginOf({ date, ...clock }), to: beginOf({ date: addDays(date, 1), ...clock }) };
}

/** The business day to which an instant belongs, as `2026-11-28` (rule branches/business-day). */
export function businessDayOf({ at, ...clock }: Clock & { at: Date }): string {
  const { date } = localMoment({ at, timezone: clock.timezone });
  return at.getTime() < beginOf({ date, ...clock }).getTime() ? addDays(date, -1) : date;
}

/** The business days that a span of instants touches, the first one first; `to` is not in it. */
export function businessDaysIn({ from, to, ...clock }: Clock & { from: Date; to: Date }): string[] {
  const days: string[] = [];
  const last = businessDayOf({ at: new Date(Math.max(from.getTime(), to.getTime() - 1)), ...clock });
  for (let day = businessDayOf({ at: from, ...clock }); day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
