import type { BundleProduct } from '@/backend/stored/tenant-bundle';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import type { Currency } from '@/lib/domain/money/currencies';
import { CLOCK_TIME } from '@/lib/domain/time/clock-time';
import { type Report, readKnown, readTexts, TEXT_LENGTH, textColumns } from './read-cells';
import { readPrice } from './read-price';
import type { TableRow } from './read-table';

const WINDOW_COLUMNS = ['promo_days', 'promo_from', 'promo_to'] as const;
export const PROMO_COLUMNS = [...textColumns('promo_label'), 'promo_price', ...WINDOW_COLUMNS] as const;

export function readPromo({
  row,
  currency,
  report,
}: {
  row: TableRow;
  currency: Currency;
  report: Report;
}): BundleProduct['promo'] {
  const label = readTexts({ row, name: 'promo_label', maxLength: TEXT_LENGTH.name, report });
  const priceCell = row.cells.promo_price ?? '';
  if (Object.keys(label).length === 0 && priceCell === '') {
    for (const column of WINDOW_COLUMNS)
      if (row.cells[column])
        report(column, 'says when a promotion holds, and there is no label and no price');
    return null;
  }
  const price = priceCell === '' ? null : readPrice({ cell: priceCell, currency });
  if (typeof price === 'string') report('promo_price', price);
  const days = readKnown({ row, column: 'promo_days', known: WEEKDAYS, report });
  const from = row.cells.promo_from || null;
  const to = row.cells.promo_to || null;
  for (const [column, cell] of [
    ['promo_from', from],
    ['promo_to', to],
  ] as const) {
    if (cell && !CLOCK_TIME.test(cell)) report(column, `"${cell}" is not a time; allowed: 18:00`);
  }
  const window =
    days.length > 0 || from || to
      ? { days: days.length > 0 ? days : [...WEEKDAYS], from, to, starts: null, ends: null }
      : null;
  return { label, priceMinor: typeof price === 'number' ? price : null, window };
}
