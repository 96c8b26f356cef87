import { CURRENCIES, type Currency } from '@/lib/domain/money/currencies';
import { LANGUAGES } from '@/lib/domain/tenant/countries';
import type { LocalText } from '@/lib/domain/text/local-text';
import type { CsvRow } from './write-csv';
import { writeCsv } from './write-csv';

/** @returns cells `name_es`, `name_en`… of the texts that are there */
export const textCells = (name: string, text: LocalText): CsvRow =>
  Object.fromEntries(
    LANGUAGES.flatMap((lang) => (text[lang] ? [[`${name}_${lang}`, text[lang]] as const] : [])),
  );

/** @returns an amount as its file writes it: `32900`, `24.90` */
export function amountCell({ amountMinor, currency }: { amountMinor: number; currency: Currency }): string {
  const { decimals } = CURRENCIES[currency];
  if (decimals === 0) return String(amountMinor);
  const digits = String(amountMinor).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

export const listCell = (words: readonly string[]): string => words.join('|');
export const yesCell = (isSo: boolean): string => (isSo ? 'x' : '');
export const noCell = (isSo: boolean): string => (isSo ? '' : 'no');

/**
 * A CSV file of these rows, in this order of columns; a column that no row has and that no reader needs is left out.
 * @returns null without rows, because then the file may be missing
 */
export function printRows({
  required,
  optional,
  rows,
}: {
  required: readonly string[];
  optional: readonly string[];
  rows: readonly CsvRow[];
}): string | null {
  if (rows.length === 0) return null;
  const used = new Set(rows.flatMap((row) => Object.keys(row).filter((column) => row[column] !== '')));
  const columns = [...required, ...optional].filter(
    (column) => required.includes(column) || used.has(column),
  );
  return writeCsv({ columns, rows });
}
