import { CURRENCIES, type Currency } from '@/lib/domain/money/currencies';
import { guardWords } from './formula-words';

/**
 * A cell of a table that a spreadsheet opens: words as somebody wrote them, a number, an amount in major units of the currency, an
 * instant in a time zone, a calendar day, or nothing.
 */
export type CsvCell =
  | string
  | number
  | { amount: number }
  | { at: string; timezone: string }
  | { day: string }
  | null;

const toField = (words: string): string => `"${words.replaceAll('"', '""')}"`;

/** `24/11/2026`, as the currency's locale writes it. */
function printDay({ at, timezone, locale }: { at: Date; timezone: string; locale: string }): string {
  return new Intl.DateTimeFormat(locale, {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', timeZone: timezone },
  }).format(at);
}

const printHour = ({ at, timezone }: { at: Date; timezone: string }): string =>
  new Intl.DateTimeFormat('en-GB', {
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: timezone },
  }).format(at);

const decimalMark = (locale: string): string =>
  new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';

function printCell({ cell, currency }: { cell: CsvCell; currency: Currency }): string {
  const { locale, decimals } = CURRENCIES[currency];
  const mark = (number: string) => number.replace('.', decimalMark(locale));
  if (cell === null) return '';
  if (typeof cell === 'string') return toField(guardWords(cell));
  if (typeof cell === 'number') return mark(String(cell));
  if ('amount' in cell) return mark(cell.amount.toFixed(decimals));
  if ('day' in cell) return printDay({ at: new Date(`${cell.day}T12:00:00Z`), timezone: 'UTC', locale });
  const { timezone } = cell;
  const at = new Date(cell.at);
  return `${printDay({ at, timezone, locale })} ${printHour({ at, timezone })}`;
}

/**
 * Writes a table for a spreadsheet of the currency's country: its decimal mark and days, a semicolon between the cells where the mark
 * is a comma, a byte order mark so that accents are read, and no words that a spreadsheet would run (rule staff/csv).
 */
export function writeCsv({
  head,
  rows,
  currency,
}: {
  head: readonly string[];
  rows: readonly (readonly CsvCell[])[];
  currency: Currency;
}): string {
  const between = decimalMark(CURRENCIES[currency].locale) === ',' ? ';' : ',';
  const lines = [head, ...rows].map((cells) =>
    cells.map((cell) => printCell({ cell, currency })).join(between),
  );
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}
