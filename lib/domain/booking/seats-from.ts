import { businessDaySpan } from '@/lib/domain/branches/business-day';

/**
 * When the party of a booking may be seated at the earliest: with the beginning of its own day, which is the evening to which its hour
 * belongs (rule branches/night) and begins at the branch's hour (rule branches/business-day). An hour before that one, as a bakery has
 * it, begins its day at midnight.
 * @param day `2026-11-20` @param dayBegins a clock time such as `04:00`
 */
export function seatsFrom({
  day,
  startsAt,
  timezone,
  dayBegins,
}: {
  day: string;
  startsAt: Date;
  timezone: string;
  dayBegins: string;
}): Date {
  const { from } = businessDaySpan({ date: day, timezone, dayBegins });
  return startsAt < from ? businessDaySpan({ date: day, timezone, dayBegins: '00:00' }).from : from;
}
