import { addDays, WEEKDAYS, type Weekday, weekdayOf } from '@/lib/domain/branches/opening-hours';
import type { Country } from '@/lib/domain/tenant/countries';

/** A day on which a country rests; `name` as its people call it, because diners read it. */
export type Holiday = { date: string; name: string };

/**
 * The rule of a day: a date (`07-20`), one that is kept on the Monday from then on (`01-06>`), days from Easter Sunday (`-2`), the
 * n-th weekday of a month (`02 mon 1`, from its end with `-1`), or one of each year (`CL:solstice`).
 */
type Rule = readonly [rule: string, name: string];

const WESTERN: readonly Rule[] = [['12-25', 'Navidad']];
const NEW_YEAR: Rule = ['01-01', 'Año Nuevo'];
const GOOD_FRIDAY: Rule = ['-2', 'Viernes Santo'];
const HOLY_THURSDAY: Rule = ['-3', 'Jueves Santo'];

/** The laws: CO 51 of 1983, MX labour law 74, CL 2.977, 19.668, 20.299 and 21.357, PE 713 and what followed, PA 46 of 1974 and 291 of 2022, SV labour code 190, BR 662 of 1949, 6.802 and 14.759, US 5 U.S.C. 6103. */
const RULES: Record<Country, readonly Rule[]> = {
  CO: [
    ...[NEW_YEAR, HOLY_THURSDAY, GOOD_FRIDAY, ...WESTERN],
    ['01-06>', 'Día de Reyes'],
    ['03-19>', 'Día de San José'],
    ['43', 'Ascensión del Señor'],
    ['05-01', 'Día del Trabajo'],
    ['64', 'Corpus Christi'],
    ['71', 'Sagrado Corazón'],
    ['06-29>', 'San Pedro y San Pablo'],
    ['07-20', 'Día de la Independencia'],
    ['08-07', 'Batalla de Boyacá'],
    ['08-15>', 'Asunción de la Virgen'],
    ['10-12>', 'Día de la Diversidad Étnica y Cultural'],
    ['11-01>', 'Todos los Santos'],
    ['11-11>', 'Independencia de Cartagena'],
    ['12-08', 'Inmaculada Concepción'],
  ],
  MX: [
    ...[NEW_YEAR, ...WESTERN],
    ['02 mon 1', 'Día de la Constitución'],
    ['03 mon 3', 'Natalicio de Benito Juárez'],
    ['05-01', 'Día del Trabajo'],
    ['09-16', 'Día de la Independencia'],
    ['11 mon 3', 'Aniversario de la Revolución'],
  ],
  CL: [
    ...[NEW_YEAR, GOOD_FRIDAY, ...WESTERN],
    ['-1', 'Sábado Santo'],
    ['05-01', 'Día del Trabajo'],
    ['05-21', 'Día de las Glorias Navales'],
    ['CL:solstice', 'Día de los Pueblos Indígenas'],
    ['CL:06-29', 'San Pedro y San Pablo'],
    ['07-16', 'Virgen del Carmen'],
    ['08-15', 'Asunción de la Virgen'],
    ['09-18', 'Fiestas Patrias'],
    ['09-19', 'Glorias del Ejército'],
    ['CL:10-12', 'Encuentro de Dos Mundos'],
    ['CL:10-31', 'Iglesias Evangélicas'],
    ['11-01', 'Todos los Santos'],
    ['12-08', 'Inmaculada Concepción'],
  ],
  PE: [
    ...[NEW_YEAR, HOLY_THURSDAY, GOOD_FRIDAY, ...WESTERN],
    ['05-01', 'Día del Trabajo'],
    ['06-07', 'Batalla de Arica'],
    ['06-29', 'San Pedro y San Pablo'],
    ['07-23', 'Día de la Fuerza Aérea'],
    ['07-28', 'Fiestas Patrias'],
    ['07-29', 'Fiestas Patrias'],
    ['08-06', 'Batalla de Junín'],
    ['08-30', 'Santa Rosa de Lima'],
    ['10-08', 'Combate de Angamos'],
    ['11-01', 'Todos los Santos'],
    ['12-08', 'Inmaculada Concepción'],
    ['12-09', 'Batalla de Ayacucho'],
  ],
  PA: [
    ...[NEW_YEAR, GOOD_FRIDAY, ...WESTERN],
    ['01-09', 'Día de los Mártires'],
    ['-47', 'Martes de Carnaval'],
    ['05-01', 'Día del Trabajo'],
    ['11-03', 'Separación de Panamá de Colombia'],
    ['11-05', 'Día de Colón'],
    ['11-10', 'Primer Grito de Independencia'],
    ['11-28', 'Independencia de Panamá de España'],
    ['12-08', 'Día de las Madres'],
    ['12-20', 'Día de Duelo Nacional'],
  ],
  SV: [
    ...[NEW_YEAR, HOLY_THURSDAY, GOOD_FRIDAY, ...WESTERN],
    ['-1', 'Sábado Santo'],
    ['05-01', 'Día del Trabajo'],
    ['05-10', 'Día de la Madre'],
    ['06-17', 'Día del Padre'],
    ['08-06', 'Fiestas de San Salvador'],
    ['09-15', 'Día de la Independencia'],
    ['11-02', 'Día de los Difuntos'],
  ],
  BR: [
    ['01-01', 'Confraternização Universal'],
    ['-2', 'Sexta-feira Santa'],
    ['04-21', 'Tiradentes'],
    ['05-01', 'Dia do Trabalho'],
    ['09-07', 'Independência do Brasil'],
    ['10-12', 'Nossa Senhora Aparecida'],
    ['11-02', 'Finados'],
    ['11-15', 'Proclamação da República'],
    ['11-20', 'Consciência Negra'],
    ['12-25', 'Natal'],
  ],
  US: [
    ['01-01', 'New Year’s Day'],
    ['01 mon 3', 'Martin Luther King Jr. Day'],
    ['02 mon 3', 'Presidents’ Day'],
    ['05 mon -1', 'Memorial Day'],
    ['06-19', 'Juneteenth'],
    ['07-04', 'Independence Day'],
    ['09 mon 1', 'Labor Day'],
    ['10 mon 2', 'Columbus Day'],
    ['11-11', 'Veterans Day'],
    ['11 thu 4', 'Thanksgiving'],
    ['12-25', 'Christmas Day'],
  ],
};

/** Easter Sunday of the Gregorian calendar, by the method of Meeus, Jones and Butcher. */
function easterOf(year: number): string {
  const a = year % 19;
  const [b, c] = [Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const [i, k] = [Math.floor(c / 4), c % 4];
  const l = (32 + 2 * e + 2 * i - h - k) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const indexOf = (date: string) => WEEKDAYS.indexOf(weekdayOf(date));
const mondayFrom = (date: string): string => addDays(date, (7 - indexOf(date)) % 7);

function nthOf({
  year,
  month,
  day,
  nth,
}: {
  year: number;
  month: string;
  day: Weekday;
  nth: number;
}): string {
  const first = `${year}-${month}-01`;
  const dates = Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter(
    (date) => date.slice(5, 7) === month && weekdayOf(date) === day,
  );
  return dates.at(nth > 0 ? nth - 1 : nth) ?? first;
}

/** The solstice by the clock of Chile: on the 21st, in leap years on the 20th, and from 2029 on in the years after those too. */
const solsticeOf = (year: number): string =>
  `${year}-06-${year % 4 === 0 || (year >= 2029 && year % 4 === 1) ? 20 : 21}`;

/** Chile moves two days to a Monday near them, and one to a Friday. */
function chileanOf(year: number, word: string): string {
  if (word === 'solstice') return solsticeOf(year);
  const date = `${year}-${word}`;
  const index = indexOf(date);
  if (word === '10-31') return addDays(date, index === 1 ? -4 : index === 2 ? 2 : 0);
  if (index >= 1 && index <= 3) return addDays(date, -index);
  return index === 4 ? addDays(date, 3) : date;
}

function dateOf(rule: string, year: number): string {
  if (rule.startsWith('CL:')) return chileanOf(year, rule.slice(3));
  if (/^-?\d+$/.test(rule)) return addDays(easterOf(year), Number(rule));
  const [month = '', day, nth] = rule.split(' ');
  if (day !== undefined) return nthOf({ year, month, day: day as Weekday, nth: Number(nth) });
  const date = `${year}-${rule.slice(0, 5)}`;
  return rule.endsWith('>') ? mondayFrom(date) : date;
}

/** The days on which a country rests in the twelve months from a date on, in their order. */
export function holidaysFrom(country: Country, date: string): Holiday[] {
  const year = Number(date.slice(0, 4));
  const until = `${year + 1}${date.slice(4)}`;
  return [year, year + 1]
    .flatMap((one) => RULES[country].map(([rule, name]) => ({ date: dateOf(rule, one), name })))
    .filter((holiday) => holiday.date >= date && holiday.date < until)
    .sort((one, other) => one.date.localeCompare(other.date))
    .filter((holiday, index, all) => holiday.date !== all[index - 1]?.date);
}
