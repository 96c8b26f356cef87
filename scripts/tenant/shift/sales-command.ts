import { parseArgs } from 'node:util';
import { type DayMoney, getDayMoney } from '@/lib/contract/staff/day/ledger-calls';
import { PAYMENT_METHODS } from '@/lib/domain/payments/payment-methods';
import { isCalendarDate } from '@/lib/domain/time/calendar-date';
import type { Operator } from '../ask/ask-backend';
import { sendCall } from '../ask/send-call';
import type { Answer } from '../command';
import { printCsv } from '../print/print-csv';
import { toTable } from '../print/to-table';
import { findBranches } from './find-branch';

export const SALES_USAGE = 'sales <slug> [--branch <branch>] [--from <date>] [--to <date>] [--csv]';
export const SALES_OPTIONS = {
  branch: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  csv: { type: 'boolean' },
} as const;

const MOST_DAYS = 366;
const DAY_MS = 86_400_000;
const HEAD = ['date', 'branch', 'orders', 'sales', 'tips', 'rounding', 'given back', 'total'];

/** Each calendar day from one to another. @throws Error in a sentence */
function daysOf(from: string, to: string): string[] {
  for (const day of [from, to])
    if (!isCalendarDate(day)) throw new Error(`${day} is no date: one is written 2026-11-20.`);
  const count = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (count < 1) throw new Error(`${to} is before ${from}.`);
  if (count > MOST_DAYS) throw new Error(`These are ${count} days; at most ${MOST_DAYS} are told at once.`);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(from) + index * DAY_MS).toISOString().slice(0, 10),
  );
}

type Line = { branch: string; money: DayMoney };

/** The ways by which something came on these days, a column each. */
function toRows(lines: readonly Line[]) {
  const ways = PAYMENT_METHODS.filter((way) =>
    lines.some(({ money }) => money.report.methods.some(({ method }) => method === way)),
  );
  const rows = lines.map(({ branch, money: { date, report } }) => {
    const { orders, sales, tips, rounding, given_back: back, total, methods } = report;
    const byWay = ways.map((way) => methods.find(({ method }) => method === way)?.total ?? 0);
    return { date, branch, orders, sums: [sales, tips, rounding, back, total, ...byWay] };
  });
  return { head: [...HEAD, ...ways], rows };
}

/**
 * `sales …`: the money of business days as the ledger has it (rule payments/ledger), a line for each branch and day, with each way to pay; today
 * where no day is named; null for other words.
 */
export async function runSales(words: string[], open: () => Promise<Operator>): Promise<Answer | null> {
  const { values, positionals } = parseArgs({
    ...{ args: words, options: SALES_OPTIONS },
    allowPositionals: true,
  });
  const [slug, ...more] = positionals;
  const { branch: named, from, to, csv = false } = values;
  if (!slug || more.length > 0 || (to !== undefined && from === undefined)) return null;
  const operator = await open();
  const { branches, currency } = await findBranches({ operator, slug, named });
  const lines: Line[] = [];
  for (const { id, slug: branch } of branches) {
    const read = (date?: string) =>
      sendCall({
        operator,
        slug,
        call: getDayMoney,
        query: { supplier_id: String(id), ...(date ? { date } : {}) },
      });
    const today = from === undefined || to === undefined ? await read() : null;
    if (from === undefined) {
      if (today) lines.push({ branch, money: today });
      continue;
    }
    for (const date of daysOf(from, to ?? today?.today ?? from))
      lines.push({ branch, money: await read(date) });
  }
  const data = lines.map(({ branch, money }) => ({ branch, date: money.date, report: money.report }));
  const { head, rows } = toRows(lines);
  if (csv) {
    const cells = rows.map(({ date, branch, orders, sums }) => [
      ...[{ day: date }, branch, orders],
      ...sums.map((amount) => ({ amount })),
    ]);
    return { data, text: printCsv({ head, rows: cells, currency }) };
  }
  const cells = rows.map(({ date, branch, orders, sums }) => [date, branch, orders, ...sums].map(String));
  return { data, text: toTable([head, ...cells]) };
}
