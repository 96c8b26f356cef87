import type { Country } from '@/lib/domain/tenant/countries';
import { isCalendarDate } from '@/lib/domain/time/calendar-date';
import { localMoment } from '@/lib/domain/time/local-moment';

/** From which alcohol is sold, by the country of the tenant (rule people/age). */
const LEGAL_AGES = {
  CO: 18,
  PE: 18,
  CL: 18,
  MX: 18,
  PA: 18,
  SV: 18,
  BR: 18,
  US: 21,
} as const satisfies Record<Country, number>;
export const legalAgeOf = (country: Country): number => LEGAL_AGES[country];

const EARLIEST = '1900-01-01';

/** Full years. Born on 29 February, the birthday is 1 March in other years. Null for an impossible birth date. */
export function ageOn({ birthDate, date }: { birthDate: string; date: string }): number | null {
  if (!isCalendarDate(birthDate) || birthDate > date || birthDate < EARLIEST) return null;
  const years = Number(date.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return date.slice(5) >= birthDate.slice(5) ? years : years - 1;
}

type Born = { birthDate: string; at: Date; timezone: string };

const ageOf = ({ birthDate, at, timezone }: Born): number | null =>
  ageOn({ birthDate, date: localMoment({ at, timezone }).date });

/** Whether somebody can be born on that day (rule people/age). */
export const isBirthDate = (born: Born): boolean => ageOf(born) !== null;

/** Counted with the country's legal age and the calendar of the branch's zone; null for an invalid date. */
export function isAdult({ country, ...born }: Born & { country: Country }): boolean | null {
  const age = ageOf(born);
  return age === null ? null : age >= legalAgeOf(country);
}

/** Why alcohol is not sold to somebody (rule people/age). */
export type AgeRefusal = { key: 'age_required' | 'under_age'; age: number };

/** Null: it is sold. @param birthDate null if it was never said */
export function refuseByAge({
  birthDate,
  country,
  ...when
}: Omit<Born, 'birthDate'> & { birthDate: string | null; country: Country }): AgeRefusal | null {
  const adult = birthDate === null ? null : isAdult({ birthDate, country, ...when });
  if (adult === true) return null;
  return { key: adult === null ? 'age_required' : 'under_age', age: legalAgeOf(country) };
}
