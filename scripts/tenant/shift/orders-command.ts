import { parseArgs } from 'node:util';
import { type ListedOrder, listDayOrders } from '@/lib/contract/staff/day/order-calls';
import type { Operator } from '../ask/ask-backend';
import { sendCall } from '../ask/send-call';
import type { Answer } from '../command';
import { printLocalMinute } from '../print/local-hour';
import { printCsv } from '../print/print-csv';
import { toTable } from '../print/to-table';
import { onOneLine } from '../read-all';
import { type Branch, findBranches } from './find-branch';

export const ORDERS_USAGE =
  'orders <slug> [--branch <branch>] [--from <date>] [--to <date>] [--search <words>] [--csv]';
export const ORDERS_OPTIONS = {
  branch: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  search: { type: 'string' },
  csv: { type: 'boolean' },
} as const;

const HEAD = ['number', 'placed', 'branch', 'service', 'status', 'name', 'total', 'paid', 'given back', 'by'];

type Query = { supplier_id?: string; from?: string; to?: string; search?: string; before?: string };

/** Every page of the list, the newest order first. */
async function readOrders({ query, ...asked }: { operator: Operator; slug: string; query: Query }) {
  const orders: ListedOrder[] = [];
  for (let before: string | undefined; ; ) {
    const page = await sendCall({
      ...{ ...asked, call: listDayOrders, query: before === undefined ? query : { ...query, before } },
      wrong: 'A date is written 2026-11-20.',
    });
    orders.push(...page.orders);
    if (page.before === null) return orders;
    before = String(page.before);
  }
}

const waysOf = ({ methods }: ListedOrder) => methods.map(({ method }) => method).join(' + ');

/** `orders …`: the orders of today, or of the business days that are named, for people or a spreadsheet; null for other words. */
export async function runOrders(words: string[], open: () => Promise<Operator>): Promise<Answer | null> {
  const { values, positionals } = parseArgs({
    ...{ args: words, options: ORDERS_OPTIONS },
    allowPositionals: true,
  });
  const [slug, ...more] = positionals;
  if (!slug || more.length > 0) return null;
  const { branch: named, csv = false, ...days } = values;
  const operator = await open();
  const { branches, currency } = await findBranches({ operator, slug, named });
  const [one, another] = branches;
  const query = { ...days, ...(one && !another ? { supplier_id: String(one.id) } : {}) };
  const data = await readOrders({ operator, slug, query });
  const byId = new Map<number, Branch>(branches.map((branch) => [branch.id, branch]));
  const placeOf = ({ supplier_id: id }: ListedOrder) => byId.get(id);
  const zoneOf = (order: ListedOrder) => placeOf(order)?.timezone ?? 'UTC';
  if (csv) {
    const rows = data.map((order) => [
      ...[order.number, { at: order.placed_at, timezone: zoneOf(order) }, placeOf(order)?.slug ?? null],
      ...[order.service, order.status, order.name, { amount: order.total }],
      ...[{ amount: order.paid }, { amount: order.refunded }, waysOf(order)],
    ]);
    return { data, text: printCsv({ head: HEAD, rows, currency }) };
  }
  const rows = data.map((order) => [
    String(order.number ?? ''),
    printLocalMinute({ at: order.placed_at, timezone: zoneOf(order) }),
    ...[placeOf(order)?.slug ?? '', order.service, order.status, onOneLine(order.name ?? '')],
    ...[order.total, order.paid, order.refunded].map(String),
    waysOf(order),
  ]);
  return { data, text: rows.length > 0 ? toTable([HEAD, ...rows]) : `${slug} has no order there.` };
}
