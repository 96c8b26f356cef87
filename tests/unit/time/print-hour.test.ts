import { COUNTRIES, LANGUAGES } from '@/lib/domain/tenant/countries';
import { hourSentence, printClock, printHour, printHours } from '@/lib/domain/time/print-hour';

/** With spaces that break no line. */
const whole = (text: string) => text.replaceAll(' ', '\u00a0');
const HALVES = {
  es: ['12:00 a. m.', '7:05 a. m.', '12:30 p. m.', '7:30 p. m.'],
  en: ['12:00 AM', '7:05 AM', '12:30 PM', '7:30 PM'],
} as const;
const WHOLE_DAY = ['00:00', '07:05', '12:30', '19:30'];

/** The clock format of each country and language (rule tenant/hours). */
const WAYS = {
  CO: { es: HALVES.es, en: HALVES.en, pt: WHOLE_DAY },
  PE: { es: HALVES.es, en: HALVES.en, pt: WHOLE_DAY },
  CL: { es: WHOLE_DAY, en: WHOLE_DAY, pt: WHOLE_DAY },
  MX: { es: HALVES.es, en: HALVES.en, pt: WHOLE_DAY },
  PA: { es: HALVES.es, en: HALVES.en, pt: WHOLE_DAY },
  SV: { es: HALVES.es, en: HALVES.en, pt: WHOLE_DAY },
  BR: { es: WHOLE_DAY, en: WHOLE_DAY, pt: WHOLE_DAY },
  US: { es: HALVES.es, en: HALVES.en, pt: WHOLE_DAY },
} as const;

const PLACES = COUNTRIES.flatMap((country) => LANGUAGES.map((lang) => [country, lang] as const));

test.each(PLACES)('an hour in %s, in %s (rule tenant/hours)', (country, lang) => {
  const locale = `${lang}-${country}`;
  expect(WHOLE_DAY.map((time) => printHour(time, locale))).toEqual(WAYS[country][lang].map(whole));
  const timezone = 'America/Bogota';
  const at = new Date('2026-03-02T00:30:00Z');
  expect(printClock({ at, timezone, locale })).toBe(printHour('19:30', locale));
});

test.each([
  ['es-CO', '12:00', '12:30', '12:00–\u206012:30 p. m.'],
  ['es-CO', '11:30', '12:00', '11:30 a. m.–12:00 p. m.'],
  ['es-CO', '23:30', '00:30', '11:30 p. m.–12:30 a. m.'],
  ['es-CO', '23:00', '24:00', '11:00 p. m.–12:00 a. m.'],
  ['es-CO', '06:00', '24:00', '6:00 a. m.–12:00 a. m.'],
  ['es-CO', '00:00', '11:00', '12:00 a. m.–11:00 a. m.'],
  ['es-CO', '22:00', '21:00', '10:00 p. m.–9:00 p. m.'],
  ['en-US', '07:00', '11:00', '7:00–\u206011:00 AM'],
  ['es-CL', '23:00', '24:00', '23:00–\u206024:00'],
  ['pt-BR', '07:00', '11:00', '07:00–\u206011:00'],
])(
  'in %s from %s to %s; with the half of the day named once at most, a word joiner keeps it on one line',
  (locale, from, to, expected) => {
    expect(printHours({ from, to }, locale)).toBe(whole(expected));
  },
);

test.each([
  ['hasta las 1:00 p. m.. Después', 'hasta la 1:00 p. m. Después'],
  ['a las 01:30.', 'a la 01:30.'],
  ['a las 11:00 a. m..', 'a las 11:00 a. m.'],
  ['a las 13:00.', 'a las 13:00.'],
  ['at 7:30 PM.', 'at 7:30 PM.'],
])('a sentence with an hour: %s', (said, expected) => {
  const spaced = (text: string) =>
    text.replaceAll(' p. m.', '\u00a0p.\u00a0m.').replaceAll(' a. m.', '\u00a0a.\u00a0m.');
  expect(hourSentence(spaced(said))).toBe(spaced(expected));
});
