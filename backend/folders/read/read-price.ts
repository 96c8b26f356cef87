import { CURRENCIES, type Currency } from '@/lib/domain/money/currencies';
import { type Said, say } from '@/lib/domain/shop/problem';
import type { CsvRow } from './files/read-csv';

/** Its point or comma is probably a thousands separator. */
const THOUSANDS = /^\d{1,3}([.,]\d{3})+$/;

const DECIMAL_COMMA = /^(?:\d+|\d{1,3}(?:\.\d{3})+),\d{1,2}$/;

/** Reads major units: `32900`, `24.90`. @returns minor units, or what is wrong */
export function readPrice({
  cell: written,
  currency,
  hasDecimalComma,
}: { cell: string; currency: Currency } & Pick<CsvRow, 'hasDecimalComma'>): number | Said {
  const isDecimal = hasDecimalComma && DECIMAL_COMMA.test(written);
  const cell = isDecimal ? written.replaceAll('.', '').replace(',', '.') : written;
  const { decimals } = CURRENCIES[currency];
  if (THOUSANDS.test(cell) && (decimals === 0 || cell.includes(',')))
    return say('price_thousands', { given: cell, digits: cell.replaceAll(/[.,]/g, '') });
  if (/^\d+,\d{1,2}$/.test(cell)) {
    const said = { given: cell, written: cell.replace(',', '.') };
    return decimals === 0 ? say('price_comma_whole', { ...said, currency }) : say('price_comma', said);
  }
  const match = /^(\d{1,10})(?:\.(\d+))?$/.exec(cell);
  if (!match) return say(decimals ? 'not_price' : 'not_price_whole', { given: cell });
  const fraction = match[2] ?? '';
  if (fraction.length > decimals) {
    return decimals === 0
      ? say('price_decimals_whole', { given: cell, currency })
      : say('price_decimals', { given: cell, count: fraction.length, currency, most: decimals });
  }
  return Number(`${match[1]}${fraction.padEnd(decimals, '0')}`);
}
