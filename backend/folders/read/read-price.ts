import { CURRENCIES, type Currency } from '@/lib/domain/money/currencies';
import type { CsvRow } from './files/read-csv';

/** Its point or comma is probably a thousands separator. */
const THOUSANDS = /^\d{1,3}([.,]\d{3})+$/;

const DECIMAL_COMMA = /^(?:\d+|\d{1,3}(?:\.\d{3})+),\d{1,2}$/;

/** Reads major units: `32900`, `24.90`. @returns minor units, or what is wrong */
export function readPrice({
  cell: written,
  currency,
  hasDecimalComma,
}: { cell: string; currency: Currency } & Pick<CsvRow, 'hasDecimalComma'>): number | string {
  const isDecimal = hasDecimalComma && DECIMAL_COMMA.test(written);
  const cell = isDecimal ? written.replaceAll('.', '').replace(',', '.') : written;
  const { decimals } = CURRENCIES[currency];
  if (THOUSANDS.test(cell) && (decimals === 0 || cell.includes(',')))
    return `"${cell}" has a thousands separator: write ${cell.replaceAll(/[.,]/g, '')}`;
  if (/^\d+,\d{1,2}$/.test(cell)) {
    return `"${cell}" uses a comma: write ${cell.replace(',', '.')}${decimals === 0 ? `, and ${currency} has no decimals` : ''}`;
  }
  const match = /^(\d{1,10})(?:\.(\d+))?$/.exec(cell);
  if (!match)
    return `"${cell}" is not a price; allowed: digits${decimals ? ' and a point, such as 24.90' : ', such as 32900'}`;
  const fraction = match[2] ?? '';
  if (fraction.length > decimals) {
    return decimals === 0
      ? `"${cell}" has decimals, ${currency} has none`
      : `"${cell}" has ${fraction.length} decimals, ${currency} has ${decimals}`;
  }
  return Number(`${match[1]}${fraction.padEnd(decimals, '0')}`);
}
