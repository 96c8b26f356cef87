import { localMoment } from './local-moment';
import { isCalendarDate } from './slots';

/** Alcohol is sold from this age on (spec section 9). */
export const ADULT_AGE = 18;

/**
 * Full years between two calendar days, `YYYY-MM-DD`: the birthday itself counts; who was born on
 * 29 February has it on 1 March of other years. Null for a day that is none or lies ahead.
 */
export function ageOn({ birthDate, date }: { birthDate: string; date: string }): number | null {
  if (!isCalendarDate(birthDate) || birthDate > date) return null;
  const years = Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return date.slice(5) >= birthDate.slice(5) ? years : years - 1;
}

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
