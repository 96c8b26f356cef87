import type { Currency } from '@/lib/domain/money/currencies';
import { type CsvCell, writeCsv } from '@/lib/domain/text/csv';

/** A table for a spreadsheet of the currency's country. A terminal's lines end without a return. */
export const printCsv = (table: {
  head: readonly string[];
  rows: readonly (readonly CsvCell[])[];
  currency: Currency;
}): string => writeCsv(table).replaceAll('\r\n', '\n').trimEnd();
