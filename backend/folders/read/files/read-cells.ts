import { meaning, type Problem, type Said, say } from '@/lib/domain/shop/problem';
import { LANGUAGES, type Language } from '@/lib/domain/tenant/countries';
import type { LocalText } from '@/lib/domain/text/local-text';
import { isCalendarDate } from '@/lib/domain/time/calendar-date';
import { suggest } from '../problems/suggest';
import { type CsvRow, listOf, placeOf } from './read-csv';

export type Report = (column: string, said: Said) => void;
type Cell = { row: CsvRow; column: string; report: Report };

/** @returns what keeps a row's problems, each with its column as the file names it */
export const reportIn =
  ({ file, row: { row, headers }, problems }: { file: string; row: CsvRow; problems: Problem[] }): Report =>
  (column, said) =>
    void problems.push({ place: { file, row, ...placeOf({ column, headers }) }, ...said });

/** A column as its file names it. */
export const nameOf = ({ headers }: CsvRow, column: string): string => headers.get(column) ?? column;

export const TEXT_LENGTH = { name: 120, description: 2_000 } as const;

/** `name_es`, `name_en`… */
export const textColumns = (name: string) => LANGUAGES.map((lang) => `${name}_${lang}`);

/** The texts in other languages than the tenant's own, which is required. */
export const otherTexts = ({ name, language }: { name: string; language: Language }) =>
  textColumns(name).filter((column) => column !== `${name}_${language}`);

function localTextOf({ row, name }: { row: CsvRow; name: string }): LocalText {
  const entries = LANGUAGES.map((lang) => [lang, row.cells[`${name}_${lang}`] ?? ''] as const);
  return Object.fromEntries(entries.filter(([, text]) => text !== ''));
}

export function readTexts({
  row,
  name,
  maxLength,
  report,
}: {
  row: CsvRow;
  name: string;
  maxLength: number;
  report: Report;
}): LocalText {
  const text = localTextOf({ row, name });
  for (const [lang, one] of Object.entries(text)) {
    const { length } = [...one];
    if (length > maxLength) report(`${name}_${lang}`, say('too_long', { length, most: maxLength }));
  }
  return text;
}

const YES = /^(x|1|si|sí|yes|true|sim)$/i;
const NO = /^(0|no|false|não|nao|-)$/i;

/** Reads `x`, or a word for yes or no. */
export function readFlag({ row, column, otherwise, report }: Cell & { otherwise: boolean }): boolean {
  const cell = row.cells[column] ?? '';
  if (YES.test(cell)) return true;
  if (NO.test(cell)) return false;
  if (cell !== '') report(column, say('not_flag', { given: cell }));
  return otherwise;
}

export function readWhole({
  row,
  column,
  min,
  max,
  report,
}: Cell & { min: number; max: number }): number | null {
  const cell = row.cells[column] ?? '';
  if (cell === '') return null;
  const value = /^\d{1,9}$/.test(cell) ? Number(cell) : Number.NaN;
  if (value >= min && value <= max) return value;
  report(column, say('not_whole', { given: cell, min, max }));
  return null;
}

export function readKnown<T extends string>({
  row,
  column,
  known,
  report,
}: Cell & { known: readonly T[] }): T[] {
  return listOf(row.cells[column]).filter((one): one is T => {
    const found = (known as readonly string[]).includes(one);
    if (!found)
      report(
        column,
        meaning(say('unknown_word', { given: one, allowed: known.join(', ') }), suggest(one, known)),
      );
    return found;
  });
}

/** Reads a bound; an empty cell sets none, which is null. */
export function readBound<T extends string>(cell: Cell & { known: readonly T[] }): T[] | null {
  return cell.row.cells[cell.column] ? readKnown(cell) : null;
}

export function readDay({ row, column, report }: Cell): string | null {
  const cell = row.cells[column] || null;
  if (cell === null || (/^\d{4}-\d{2}-\d{2}$/.test(cell) && isCalendarDate(cell))) return cell;
  report(column, say('not_day', { given: cell }));
  return null;
}

/** Says where a day stands before the one that it follows. */
export function reportOrder({
  row,
  start,
  end,
  report,
}: {
  row: CsvRow;
  start: readonly [column: string, day: string | null];
  end: readonly [column: string, day: string | null];
  report: Report;
}): void {
  const [[startColumn, first], [endColumn, last]] = [start, end];
  if (first !== null && last !== null && last < first)
    report(endColumn, say('before', { given: last, column: nameOf(row, startColumn), start: first }));
}
