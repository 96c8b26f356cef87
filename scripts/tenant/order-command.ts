import { parseArgs } from 'node:util';
import type { TimedOrder } from '@/backend/operator/order-routes';
import { moveStaffOrder, readOrderNews, type StaffOrder } from '@/lib/contract/staff/calls';
import { listHelpRequests, type StaffHelp } from '@/lib/contract/staff/help-calls';
import type { StaffOrderNews } from '@/lib/contract/staff/news';
import { ORDER_STATUSES } from '@/lib/domain/orders/order-states';
import type { Operator } from './ask/ask-backend';
import { findOrder } from './ask/find-order';
import { sendCall } from './ask/send-call';
import { printLocalHour, printLocalMinute } from './print/local-hour';
import { printLines } from './print/print-lines';
import { toTable } from './print/to-table';
import { minuteOf, onOneLine } from './read-all';

export const ORDER_USAGE =
  'order <slug> | order <id> [<status> [--minutes <n>] [--reason <words>] | read] | order <slug>#<number> […]';

type Answer = { data: unknown; text: string };
type FullOrder = TimedOrder & { help: StaffHelp[] };
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
}: TimedOrder): string => {
  if (hour !== null) return `for ${printLocalHour({ date, hour, day })}`;
  return promised === null ? '' : `by ${printLocalMinute({ at: promised.to, timezone })}`;
};

function printOrders(orders: readonly TimedOrder[]): string {
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

/** @throws Error in a sentence */
function assertStatus(status: string): void {
  if (['canceled', ...ORDER_STATUSES].includes(status)) return;
  const statuses = ORDER_STATUSES.filter((one) => one !== 'cart').join(', ');
  throw new Error(`"${status}" is no status of an order; there are: ${statuses}.`);
}

/** Later than any news: all of them are read. */
const LAST_NEWS = Number.MAX_SAFE_INTEGER;

async function changeOrder({
  name,
  status,
  values: { minutes, reason },
  operator,
}: {
  name: string;
  status: string;
  values: { minutes?: string; reason?: string };
  operator: Operator;
}): Promise<Answer> {
  if (status !== 'read') assertStatus(status);
  const { slug, id } = await findOrder(operator, name);
  const order = { operator, slug, params: { id } };
  if (status === 'read') {
    const read = await sendCall({ ...order, call: readOrderNews, body: { through: LAST_NEWS } });
    return { data: { ...read, slug }, text: `The news of order number ${read.number} of ${slug} are read.` };
  }
  const moved = await sendCall({
    ...{ ...order, call: moveStaffOrder },
    body: { status, minutes: minutes === undefined ? undefined : Number(minutes), reason },
    wrong: 'Minutes are 1 to 240; a reason has 1 to 200 letters.',
  });
  const packing = moved.packed ? 'packed to be taken along' : 'not packed';
  return {
    data: { ...moved, slug },
    text: `Order number ${moved.number} of ${slug} (id ${moved.id}) is ${moved.status}; it is ${packing}.`,
  };
}

const listOrders = async (operator: Operator, slug: string, query = ''): Promise<TimedOrder[]> =>
  (await operator.call('GET', `tenants/${encodeURIComponent(slug)}/orders${query}`)) as TimedOrder[];

/** @throws Error in a sentence for an order that staff do not see in their list any more */
async function readOrder(operator: Operator, name: string): Promise<FullOrder> {
  const { slug, id } = await findOrder(operator, name);
  const [order] = await listOrders(operator, slug, `?id=${id}`);
  if (!order) throw new Error(`Order ${name} is over and has no news, or is not in a kitchen yet.`);
  const { requests } = await sendCall({ operator, slug, call: listHelpRequests, query: { order_id: id } });
  return { ...order, help: requests };
}

/** `order …`: the orders of a tenant, one of them, or a change of it (rule staff/news); null for other words. */
export async function runOrder(words: string[], open: () => Promise<Operator>): Promise<Answer | null> {
  const { values, positionals } = parseArgs({ args: words, options: ORDER_OPTIONS, allowPositionals: true });
  const [id, status, ...more] = positionals;
  const isSaid = Object.keys(values).length > 0;
  if (!id || more.length > 0 || (isSaid && (!status || status === 'read'))) return null;
  if (status) return changeOrder({ name: id, status, values, operator: await open() });
  const isOne = /^\d+$|#/.test(id);
  if (isOne) {
    const order = await readOrder(await open(), id);
    return { data: order, text: printOrder(order) };
  }
  const data = await listOrders(await open(), id);
  return { data, text: data.length > 0 ? printOrders(data) : `${id} has no order that runs or has news.` };
}
