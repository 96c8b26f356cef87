import { DAY_MINUTES, toClockTime, toMinutes } from './clock-time';
import { localMoment } from './local-moment';

/**
 * Locales that name the halves of a day: Spanish and English, but for Chile and Brazil, whose clocks have 24 hours
 * (rule tenant/hours).
 */
export const HALF_DAYS = /^(es|en)-(?!CL|BR)/;

/** Before and after noon, on one line. */
const HALVES = { es: ['a.\u00a0m.', 'p.\u00a0m.'], en: ['AM', 'PM'] } as const;

function halvesOf(locale: string): readonly [string, string] | null {
  if (!HALF_DAYS.test(locale)) return null;
  return locale.startsWith('es') ? HALVES.es : HALVES.en;
}

function inHalves(time: string, halves: readonly [string, string]): { hour: string; half: string } {
  const minute = toMinutes(time) % DAY_MINUTES;
  const hour = Math.floor(minute / 60);
  return {
    hour: `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')}`,
    half: halves[hour < 12 ? 0 : 1],
  };
}

/** `19:30` as the country and the language of a page write it: «7:30 p. m.», «7:30 PM», «19:30» (rule tenant/hours). */
export function printHour(time: string, locale: string): string {
  const halves = halvesOf(locale);
  if (!halves) return time;
  const { hour, half } = inHalves(time, halves);
  return `${hour}\u00a0${half}`;
}

/** A word joiner: no line breaks after the dash. */
const DASH = '–\u2060';

/**
 * From when to when: «12:00–12:30 p. m.»; the half of the day is named once where both have the same. It stays on one
 * line, but with two halves, which are too long for a narrow card.
 */
export function printHours({ from, to }: { from: string; to: string }, locale: string): string {
  const halves = halvesOf(locale);
  // «6:00–12:00 a. m.» would be read as noon.
  const isMidnight = from === '00:00' || to === '24:00';
  const isOnce = halves !== null && !isMidnight && inHalves(from, halves).half === inHalves(to, halves).half;
  const end = printHour(to, locale);
  if (!halves) return `${from}${DASH}${end}`;
  return isOnce && from < to
    ? `${inHalves(from, halves).hour}${DASH}${end}`
    : `${printHour(from, locale)}–${end}`;
}

/** Prints the hour in the time zone of a place. */
export const printClock = ({
  at,
  timezone,
  locale,
}: {
  at: Date;
  timezone: string;
  locale: string;
}): string => printHour(toClockTime(localMoment({ at, timezone }).minute), locale);

/** A sentence with an hour in it: «a la 1:00», and one stop after «p. m.». */
export const hourSentence = (sentence: string): string =>
  sentence.replace(/\blas (?=0?1:\d)/g, 'la ').replace(/(\d\s[ap]\.\sm\.)\./g, '$1');
