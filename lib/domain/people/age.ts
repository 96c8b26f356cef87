import { isCalendarDate } from '@/lib/domain/time/calendar-date';
import { localMoment } from '@/lib/domain/time/local-moment';

/** Alcohol is sold from this age on (rule people/age). */
const ADULT_AGE = 18;
/** Nobody who orders was born before. */
const EARLIEST = '1900-01-01';

/**
 * Full years between two calendar days, `YYYY-MM-DD`: the birthday itself counts; who was born on
 * 29 February has it on 1 March of other years. Null for a day on which nobody can have been born.
 */
export function ageOn({ birthDate, date }: { birthDate: string; date: string }): number | null {
  if (!isCalendarDate(birthDate) || birthDate > date || birthDate < EARLIEST) return null;
  const years = Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return date.slice(5) >= birthDate.slice(5) ? years : years - 1;
}

/** Whether somebody can have been born on a day, by the calendar of a zone (rule people/age). */
export const isBirthDate = (born: { birthDate: string; at: Date; timezone: string }): boolean =>
  isAdult(born) !== null;

/** Whether somebody is of age at an instant, by the calendar of the tenant's zone; null when the date is none. */
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
