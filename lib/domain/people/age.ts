import { isCalendarDate } from '@/lib/domain/time/calendar-date';
import { localMoment } from '@/lib/domain/time/local-moment';

/** For alcohol (rule people/age). */
const ADULT_AGE = 18;
const EARLIEST = '1900-01-01';

/** Full years. Born on 29 February, the birthday is 1 March in other years. Null for an impossible birth date. */
export function ageOn({ birthDate, date }: { birthDate: string; date: string }): number | null {
  if (!isCalendarDate(birthDate) || birthDate > date || birthDate < EARLIEST) return null;
  const years = Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return date.slice(5) >= birthDate.slice(5) ? years : years - 1;
}

/** Whether somebody can be born on that day (rule people/age). */
export const isBirthDate = (born: { birthDate: string; at: Date; timezone: string }): boolean =>
  isAdult(born) !== null;

/** By the calendar of the tenant's zone; null for an invalid date. */
export function isAdult({
  birthDate,
  at,
  timezone,
}: {
  birthDate: string;
  at: Date;
  timezone: string;
}): boolean | null {
  const age = ageOn({ birthDate, date: localMoment({ at, timezone }).date });
  return age === null ? null : age >= ADULT_AGE;
}
