import { parseArgs } from 'node:util';
import type { MovedOrder, ReadNews, StaffOrder } from '@/lib/contract/staff/calls';
import type { StaffHelp } from '@/lib/contract/staff/help-calls';
import type { StaffOrderNews } from '@/lib/contract/staff/news';
import type { Operator } from './ask-backend';
import { printLocalHour, printLocalMinute } from './local-hour';
import { printLines } from './print-lines';
import { minuteOf, onOneLine } from './read-all';
import { toTable } from './to-table';

export const ORDER_USAGE =
  'order <slug> | order <id> [<status> [--minutes <n>] [--reason <words>] | read] | order <slug>#<number> […]';

type Answer = { data: unknown; text: string };
/** `timezone`: of its branch. */
type ListedOrder = StaffOrder & { timezone: string };
type FullOrder = ListedOrder & { help: StaffHelp[] };
const text = { type: 'string' } as const;
export const ORDER_OPTIONS = { minutes: text, reason: text } as const;

const nameOf = ({ number, id }: StaffOrder): string => String(number ?? `id ${id}`);

function sayNews({ kind, at, reason, words, tip }: StaffOrderNews): string {
  const said = [reason, words && onOneLine(words), tip === null ? null : `now ${tip}`]
    .filter(Boolean)
    .join(', ');
  return `${kind}${said ? ` (${said})` : ''} at ${minuteOf(at)}`;
}

/** Prints the branch's clock. */
const whenOf = ({
  schedule_date: date,
  schedule_hour: hour,
  schedule_day: day,
  promised,
  timezone,
}: ListedOrder): string => {
  if (hour !== null) return `for ${printLocalHour({ date, hour, day })}`;
  return promised === null ? '' : `by ${printLocalMinute({ at: promised.to, timezone })}`;
};

function printOrders(orders: readonly ListedOrder[]): string {
  const rows = orders.map((order) => [
    nameOf(order),
    order.status,
    [order.service, order.subservice].filter(Boolean).join(' '),
    order.seat?.label ?? '',
    order.placed_at === null ? '' : minuteOf(order.placed_at),
    whenOf(order),
    String(order.total),
    order.paid ? 'paid' : order.payment_method,
    order.news.map(sayNews).join('; '),
  ]);
  return toTable([
    ['number', 'status', 'service', 'seat', 'placed (UTC)', 'when (local)', 'total', 'payment', 'news (UTC)'],
    ...rows,
  ]);
}

/** The diner's words by the id that `help-answer` takes, and the branch's, the oldest first. */
const printHelp = (help: readonly StaffHelp[]): [string, string][] =>
  help
    .toReversed()
    .flatMap(({ id, reason, words, of_branch: isBranch, answer }): [string, string][] => [
      ...(isBranch
        ? []
        : [[`help ${id}`, [reason, onOneLine(words)].filter(Boolean).join(', ')] as [string, string]]),
      ...(answer === null ? [] : [['answer', onOneLine(answer)] as [string, string]]),
    ]);

/** One order in full: who ordered, what, with which wishes, what was written, and what staff have not read. */
function printOrder(order: FullOrder): string {
  const { contact, place, guest, seat } = order;
  const phone = contact?.phone ? ` +${contact.phone_code} ${contact.phone}` : '';
  const who = contact ? `${contact.name}${phone}` : guest;
  const facts: [string, string | null | undefined][] = [
    ['service', [order.service, order.subservice, seat?.label].filter(Boolean).join(' ')],
    ['who', who],
    ['where', place ? onOneLine([place.address, place.address_optional].filter(Boolean).join(', ')) : null],
    ['when (local)', whenOf(order)],
    ['comment', onOneLine(order.comment)],
    ['cutlery', order.cutlery ? 'yes' : 'no'],
    ['packed', order.packed ? 'yes' : 'no'],
    ['total', `${order.total}, ${order.paid ? 'paid' : order.payment_method}`],
    ['change', order.cash_change === null ? null : String(order.cash_change)],
    ...order.news.map((news): [string, string] => ['news (UTC)', sayNews(news)]),
    ...printHelp(order.help),
  ];
  return [
    `Order number ${order.number ?? 'none'} (id ${order.id}): ${order.status}`,
    printLines(order.products),
    toTable(facts.flatMap(([name, fact]) => (fact ? [[name, fact]] : []))),
  ].join('\n');
}

async function changeOrder({
  id,
  status,
  values: { minutes, reason },
  operator,
}: {
  id: string;
  status: string;
  values: { minutes?: string; reason?: string };
  operator: Operator;
}): Promise<Answer> {
  const path = `orders/${encodeURIComponent(id)}`;
  if (status === 'read') {
    const data = (await operator.call('PUT', `${path}/read`, {})) as ReadNews & { slug: string };
    return { data, text: `The news of order number ${data.number} of ${data.slug} are read.` };
  }
  const body = {
    status,
    ...(minutes === undefined ? {} : { minutes: Number(minutes) }),
    ...(reason === undefined ? {} : { reason }),
  };
  const data = (await operator.call('PUT', `${path}/status`, body)) as MovedOrder & { slug: string };
  const packing = data.packed ? 'packed to be taken along' : 'not packed';
  return {
    data,
    text: `Order number ${data.number} of ${data.slug} (id ${data.id}) is ${data.status}; it is ${packing}.`,
  };
}

/** `order …`: the orders of a tenant, one of them, or a change of it (rule staff/news); null for other words. */
export async function runOrder(words: string[], open: () => Promise<Operator>): Promise<Answer | null> {
  const { values, positionals } = parseArgs({ args: words, options: ORDER_OPTIONS, allowPositionals: true });
  const [id, status, ...more] = positionals;
  const isSaid = Object.keys(values).length > 0;
  if (!id || more.length > 0 || (isSaid && (!status || status === 'read'))) return null;
  if (status) return changeOrder({ id, status, values, operator: await open() });
  const isOne = /^\d+$|#/.test(id);
  if (isOne) {
    const order = (await (await open()).call('GET', `orders/${encodeURIComponent(id)}`)) as FullOrder;
    return { data: order, text: printOrder(order) };
  }
  const path = `tenants/${encodeURIComponent(id)}/orders`;
  const data = (await (await open()).call('GET', path)) as ListedOrder[];
  return { data, text: data.length > 0 ? printOrders(data) : `${id} has no order that runs or has news.` };
}
