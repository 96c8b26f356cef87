import { dayBegins, openDayAt } from '@/lib/domain/branches/night';
import { addDays, type OpeningHours } from '@/lib/domain/branches/opening-hours';
import { toMinutes } from '@/lib/domain/time/clock-time';
import { localMoment } from '@/lib/domain/time/local-moment';
import { toInstant } from '@/lib/domain/time/zoned-time';

/** `today`: until the branch's day ends, with its night; an hour: until its clock says so next. */
export type SoldOutUntil = 'today' | (string & {});

/** When a dish that is sold out until then comes back, in the hours of the branch (rule menu/sold-out). */
export function soldOutEnd({
  until,
  hours,
  at,
}: {
  until: SoldOutUntil;
  hours: OpeningHours;
  at: Date;
}): Date {
  const { timezone } = hours;
  if (until === 'today') {
    const next = addDays(openDayAt({ hours, at }), 1);
    return toInstant({ date: next, minute: dayBegins({ hours, date: next }), timezone }).at;
  }
  const { date } = localMoment({ at, timezone });
  const minute = toMinutes(until);
  const today = toInstant({ date, minute, timezone }).at;
  return today > at ? today : toInstant({ date: addDays(date, 1), minute, timezone }).at;
}
