import type { BundleProduct } from '@/backend/stored/tenant-bundle';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { SERVICE_CHOICES } from '@/lib/domain/branches/services';
import type { PromoWindow } from '@/lib/domain/menu/promo';
import { MAX_TAKE, type PromoDeal } from '@/lib/domain/menu/promo-deal';
import { say } from '@/lib/domain/shop/problem';
import { CLOCK_TIME } from '@/lib/domain/time/clock-time';
import {
  nameOf,
  type Report,
  readDay,
  readKnown,
  readTexts,
  readWhole,
  reportOrder,
  TEXT_LENGTH,
  textColumns,
} from './files/read-cells';
import type { CsvRow } from './files/read-csv';
import { readPrice } from './read-price';
import type { TenantFacts } from './tenant-facts';

const DEAL_COLUMNS = ['promo_price', 'promo_percent', 'promo_off', 'promo_bundle'] as const;
const WINDOW_COLUMNS = ['promo_days', 'promo_from', 'promo_to', 'promo_starts', 'promo_ends'] as const;
const BOUND_COLUMNS = [...WINDOW_COLUMNS, 'promo_branches', 'promo_services', 'promo_mix'] as const;
export const PROMO_COLUMNS = [...textColumns('promo_label'), ...DEAL_COLUMNS, ...BOUND_COLUMNS] as const;

type Cells = { row: CsvRow; facts: Pick<TenantFacts, 'currency' | 'branchSlugs'>; report: Report };

/** `3x2` */
function readBundle({ row, report }: Cells): PromoDeal {
  const cell = row.cells.promo_bundle ?? '';
  const [, take, pay] = /^(\d{1,2})x(\d{1,2})$/i.exec(cell) ?? [];
  const bundle = { kind: 'bundle' as const, take: Number(take), pay: Number(pay) };
  const isBundle = bundle.pay >= 1 && bundle.pay < bundle.take && bundle.take <= MAX_TAKE;
  if (isBundle) return bundle;
  report('promo_bundle', say('not_bundle', { given: cell, most: MAX_TAKE }));
  return { kind: 'words' };
}

function readAmount(cells: Cells, column: 'promo_price' | 'promo_off'): number {
  const { row, facts, report } = cells;
  const amount = readPrice({ ...row, cell: row.cells[column] ?? '', currency: facts.currency });
  if (typeof amount !== 'number') report(column, amount);
  else if (column === 'promo_off' && amount === 0) report(column, say('above_zero'));
  return typeof amount === 'number' ? amount : 0;
}

function readDeal(cells: Cells): PromoDeal {
  const { row, report } = cells;
  const [column, other] = DEAL_COLUMNS.filter((one) => row.cells[one]);
  if (column && other) report(other, say('promo_two_effects', { column: nameOf(row, column) }));
  switch (column) {
    case 'promo_price':
      return { kind: 'price', priceMinor: readAmount(cells, column) };
    case 'promo_off':
      return { kind: 'amount', amountMinor: readAmount(cells, column) };
    case 'promo_percent':
      return { kind: 'percent', percent: readWhole({ row, column, min: 1, max: 100, report }) ?? 1 };
    case 'promo_bundle':
      return readBundle(cells);
    default:
      return { kind: 'words' };
  }
}

function readTime({ row, report }: Cells, column: 'promo_from' | 'promo_to'): string | null {
  const cell = row.cells[column] || null;
  if (cell && !CLOCK_TIME.test(cell)) report(column, say('not_time', { given: cell, example: '18:00' }));
  return cell;
}

function readWindow(cells: Cells): PromoWindow | null {
  const { row, report } = cells;
  const days = readKnown({ row, column: 'promo_days', known: WEEKDAYS, report });
  const [from, to] = [readTime(cells, 'promo_from'), readTime(cells, 'promo_to')];
  const starts = readDay({ row, column: 'promo_starts', report });
  const ends = readDay({ row, column: 'promo_ends', report });
  reportOrder({ row, start: ['promo_starts', starts], end: ['promo_ends', ends], report });
  if (WINDOW_COLUMNS.every((column) => !row.cells[column])) return null;
  return { days: days.length > 0 ? days : [...WEEKDAYS], from, to, starts, ends };
}

/** Null without a name and without a deal (rule menu/promotions). */
export function readPromo(cells: Cells): BundleProduct['promo'] {
  const { row, facts, report } = cells;
  const label = readTexts({ row, name: 'promo_label', maxLength: TEXT_LENGTH.name, report });
  if (Object.keys(label).length === 0 && DEAL_COLUMNS.every((column) => !row.cells[column])) {
    for (const column of BOUND_COLUMNS) if (row.cells[column]) report(column, say('promo_none'));
    return null;
  }
  const deal = readDeal(cells);
  const mix = row.cells.promo_mix || null;
  if (mix !== null && deal.kind !== 'bundle') report('promo_mix', say('mix_unbundled'));
  else if (mix !== null && !/^[\w.-]{1,40}$/.test(mix)) report('promo_mix', say('not_code', { given: mix }));
  return {
    label,
    deal,
    window: readWindow(cells),
    branches: readKnown({ row, column: 'promo_branches', known: facts.branchSlugs, report }),
    services: readKnown({ row, column: 'promo_services', known: SERVICE_CHOICES, report }),
    mix,
  };
}
