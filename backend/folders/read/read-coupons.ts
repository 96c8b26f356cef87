import type { BundleCoupon } from '@/backend/stored/tenant-bundle';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { SERVICE_CHOICES } from '@/lib/domain/branches/services';
import type { CouponTerms } from '@/lib/domain/cart/bill';
import { isCouponName, isDelivered, toCouponCode } from '@/lib/domain/cart/coupon';
import type { Currency } from '@/lib/domain/money/currencies';
import { type Problem, say } from '@/lib/domain/shop/problem';
import {
  type Report,
  readDay,
  readFlag,
  readKnown,
  readWhole,
  reportIn,
  reportOrder,
} from './files/read-cells';
import { type CsvRow, readCsv } from './files/read-csv';
import { readPrice } from './read-price';

const FILE = 'coupons.csv';
/** The columns beside code, kind and value. */
export const COUPON_COLUMNS = [
  'max',
  'from',
  'until',
  'weekdays',
  'limit',
  'per_profile',
  'first_order',
  'branches',
  'services',
  'minimum',
] as const;
const MAX_USES = 1_000_000;
const KINDS = ['percent', 'amount', 'free_delivery'] as const;

function readTerms({
  row,
  currency,
  report,
}: {
  row: CsvRow;
  currency: Currency;
  report: Report;
}): CouponTerms {
  const { value = '', max = '' } = row.cells;
  const kind = KINDS.find((one) => one === row.cells.kind);
  if (kind === 'percent') {
    const percent = /^\d{1,3}$/.test(value) ? Number(value) : 0;
    if (percent < 1 || percent > 100) report('value', say('not_percent', { given: value }));
    const most = max ? readPrice({ ...row, cell: max, currency }) : null;
    if (most !== null && typeof most !== 'number') report('max', most);
    else if (most === 0) report('max', say('above_zero'));
    return typeof most === 'number' ? { kind, percent, maxMinor: most } : { kind, percent };
  }
  if (max) report('max', say('most_of_percent', { given: max, kind: row.cells.kind ?? '' }));
  if (kind === 'amount') {
    const price = readPrice({ ...row, cell: value, currency });
    if (typeof price !== 'number') report('value', price);
    else if (price === 0) report('value', say('above_zero'));
    return { kind, amountMinor: typeof price === 'number' ? price : 0 };
  }
  if (!kind) report('kind', say('not_kind', { given: row.cells.kind ?? '', allowed: KINDS.join(', ') }));
  else if (value !== '') report('value', say('value_of_free', { given: value }));
  return { kind: 'free_delivery' };
}

function readRow({
  row,
  currency,
  branchSlugs,
  report,
}: {
  row: CsvRow;
  currency: Currency;
  branchSlugs: readonly string[];
  report: Report;
}): BundleCoupon {
  const { code = '' } = row.cells;
  if (!isCouponName(code.toLowerCase())) report('code', say('not_coupon', { given: code }));
  const terms = readTerms({ row, currency, report });
  const from = readDay({ row, column: 'from', report });
  const until = readDay({ row, column: 'until', report });
  reportOrder({ row, start: ['from', from], end: ['until', until], report });
  const services = readKnown({ row, column: 'services', known: SERVICE_CHOICES, report });
  if (terms.kind === 'free_delivery' && services.length > 0 && !services.some(isDelivered)) {
    report('services', say('free_undelivered'));
  }
  const minimum = row.cells.minimum ? readPrice({ ...row, cell: row.cells.minimum, currency }) : 0;
  if (typeof minimum !== 'number') report('minimum', minimum);
  return {
    code: code.toLowerCase(),
    terms,
    from,
    until,
    weekdays: readKnown({ row, column: 'weekdays', known: WEEKDAYS, report }),
    limit: readWhole({ row, column: 'limit', min: 1, max: MAX_USES, report }),
    perProfile: readWhole({ row, column: 'per_profile', min: 1, max: MAX_USES, report }) ?? 1,
    firstOrder: readFlag({ row, column: 'first_order', otherwise: false, report }),
    branches: readKnown({ row, column: 'branches', known: branchSlugs, report }),
    services,
    minimumMinor: typeof minimum === 'number' ? minimum : 0,
  };
}

export function readCoupons({
  text,
  currency,
  branchSlugs,
}: {
  text: string;
  currency: Currency;
  branchSlugs: readonly string[];
}): { coupons: BundleCoupon[]; problems: Problem[] } {
  const { rows, problems } = readCsv({
    file: FILE,
    text,
    required: ['code', 'kind', 'value'],
    optional: COUPON_COLUMNS,
  });
  const lineOf = new Map<string, number>();
  const coupons = rows.map((row) => {
    const report = reportIn({ file: FILE, row, problems });
    const coupon = readRow({ row, currency, branchSlugs, report });
    const bare = toCouponCode(coupon.code) ?? coupon.code;
    const before = lineOf.get(bare);
    if (before !== undefined) report('code', say('coupon_also_in', { given: coupon.code, row: before }));
    lineOf.set(bare, row.row);
    return coupon;
  });
  return { coupons, problems };
}
