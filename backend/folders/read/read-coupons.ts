import type { BundleCoupon } from '@/backend/stored/tenant-bundle';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { SERVICE_CHOICES } from '@/lib/domain/branches/services';
import type { CouponTerms } from '@/lib/domain/cart/bill';
import { isCouponName, isDelivered, toCouponCode } from '@/lib/domain/cart/coupon';
import type { Currency } from '@/lib/domain/money/currencies';
import { type Report, readDay, readFlag, readKnown, readWhole } from './files/read-cells';
import { type CsvRow, readCsv } from './files/read-csv';
import type { Problem } from './problems/problems';
import { readPrice } from './read-price';

const FILE = 'coupons.csv';
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
    if (percent < 1 || percent > 100)
      report('value', `"${value}" is not a percentage; allowed: a whole number from 1 to 100`);
    const most = max ? readPrice({ ...row, cell: max, currency }) : null;
    if (typeof most === 'string') report('max', most);
    else if (most === 0) report('max', 'must be above 0');
    return typeof most === 'number' ? { kind, percent, maxMinor: most } : { kind, percent };
  }
  if (max) report('max', `"${max}" is not allowed for ${row.cells.kind}: only a percentage has a maximum`);
  if (kind === 'amount') {
    const price = readPrice({ ...row, cell: value, currency });
    if (typeof price === 'string') report('value', price);
    else if (price === 0) report('value', 'must be above 0');
    return { kind, amountMinor: typeof price === 'number' ? price : 0 };
  }
  if (!kind) report('kind', `"${row.cells.kind}" is not a kind; allowed: ${KINDS.join(', ')}`);
  else if (value !== '') report('value', `"${value}" is not allowed: free_delivery has no value`);
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
  if (!isCouponName(code.toLowerCase()))
    report('code', `"${code}" is not a code; allowed: 4 to 40 letters and digits, and hyphens between them`);
  const terms = readTerms({ row, currency, report });
  const from = readDay({ row, column: 'from', report });
  const until = readDay({ row, column: 'until', report });
  if (from !== null && until !== null && until < from) report('until', `"${until}" is before from (${from})`);
  const services = readKnown({ row, column: 'services', known: SERVICE_CHOICES, report });
  if (terms.kind === 'free_delivery' && services.length > 0 && !services.some(isDelivered)) {
    report('services', 'free_delivery needs delivery or schedule');
  }
  const minimum = row.cells.minimum ? readPrice({ ...row, cell: row.cells.minimum, currency }) : 0;
  if (typeof minimum === 'string') report('minimum', minimum);
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
    optional: [
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
    ],
  });
  const lineOf = new Map<string, number>();
  const coupons = rows.map((row) => {
    const report: Report = (column, message) => problems.push({ file: FILE, row: row.row, column, message });
    const coupon = readRow({ row, currency, branchSlugs, report });
    const bare = toCouponCode(coupon.code) ?? coupon.code;
    const before = lineOf.get(bare);
    if (before !== undefined)
      report('code', `"${coupon.code}" is also in line ${before}; case and hyphens are ignored`);
    lineOf.set(bare, row.row);
    return coupon;
  });
  return { coupons, problems };
}
