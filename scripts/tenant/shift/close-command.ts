import { parseArgs } from 'node:util';
import { closeDay, listCloses, type MoneyCloses } from '@/lib/contract/staff/day/close-calls';
import { getMoneyReading, type MoneyReading } from '@/lib/contract/staff/day/ledger-calls';
import type { Operator } from '../ask/ask-backend';
import { sendCall } from '../ask/send-call';
import type { Answer } from '../command';
import { printLocalMinute } from '../print/local-hour';
import { printCsv } from '../print/print-csv';
import { toTable } from '../print/to-table';
import { type Branch, findBranch } from './find-branch';

export const CLOSE_USAGE =
  'close <slug> [--branch <branch>] [--csv] | close <slug> <number> <counted> [--branch <branch>] [--note <words>]';
export const CLOSE_OPTIONS = {
  branch: { type: 'string' },
  note: { type: 'string' },
  csv: { type: 'boolean' },
} as const;

const HEAD = ['number', 'closed', 'days', 'total', 'expected', 'counted', 'difference'];
type Close = MoneyCloses['closes'][number];
type Asked = { operator: Operator; slug: string; branch: Branch };

/** «2026-11-20», or the first and the last of several. */
const spanOf = (days: readonly string[]): string =>
  [...new Set([days[0], days.at(-1)])].filter(Boolean).join(' to ');
const sumsOf = ({ total, expected, counted, difference }: Close) => [total, expected, counted, difference];

/** Says what waits to be closed, and which number its close gets. */
function printReading({ number, report, days, waiting }: MoneyReading, { slug }: Branch): string {
  const { orders, sales, tips, given_back: back, total, cash } = report;
  const open = Object.entries(waiting).filter(([, count]) => count > 0);
  return [
    `Close ${number} of ${slug} would have ${days.length > 0 ? spanOf(days) : 'no day'}: ${orders} orders, sales ${sales}, tips ${tips}, given back ${back}, total ${total}.`,
    `The drawer should hold ${cash.expected}.`,
    ...(open.length > 0 ? [`Waiting: ${open.map(([what, count]) => `${count} ${what}`).join(', ')}.`] : []),
  ].join('\n');
}

/** Reads what a close would have now, and the fifty that were made last. */
async function read({ operator, slug, branch, csv }: Asked & { csv: boolean }): Promise<Answer> {
  const query = { supplier_id: String(branch.id) };
  const reading = await sendCall({ operator, slug, call: getMoneyReading, query });
  const { closes, currency } = await sendCall({ operator, slug, call: listCloses, query });
  const data = { reading, closes };
  if (csv) {
    const rows = closes.map((close) => [
      ...[close.number, { at: close.at, timezone: branch.timezone }, spanOf(close.days)],
      ...sumsOf(close).map((amount) => ({ amount })),
    ]);
    return { data, text: printCsv({ head: HEAD, rows, currency }) };
  }
  const rows = closes.map((close) => [
    ...[
      String(close.number),
      printLocalMinute({ at: close.at, timezone: branch.timezone }),
      spanOf(close.days),
    ],
    ...sumsOf(close).map(String),
  ]);
  const past = rows.length > 0 ? [toTable([HEAD, ...rows])] : [];
  return { data, text: [printReading(reading, branch), ...past].join('\n\n') };
}

/** `close …`: what the next close of a branch would have, and those that were made; or makes it with what was counted (rule staff/close); null for other words. */
export async function runClose(words: string[], open: () => Promise<Operator>): Promise<Answer | null> {
  const { values, positionals } = parseArgs({
    ...{ args: words, options: CLOSE_OPTIONS },
    allowPositionals: true,
  });
  const [slug, number, counted, ...more] = positionals;
  const { branch: named, note, csv = false } = values;
  const isRead = number === undefined;
  if (!slug || more.length > 0 || (isRead ? note !== undefined : csv)) return null;
  if (!isRead && (!/^[1-9]\d*$/.test(number) || !/^\d+(\.\d+)?$/.test(counted ?? ''))) return null;
  const operator = await open();
  const { branch } = await findBranch({ operator, slug, named });
  if (isRead) return read({ operator, slug, branch, csv });
  const data = await sendCall({
    ...{ operator, slug, call: closeDay },
    body: {
      ...{ supplier_id: branch.id, number: Number(number), counted: Number(counted) },
      ...(note === undefined ? {} : { note }),
    },
  });
  const { difference, currency } = data;
  const said = difference === 0 ? 'nothing is missing' : `the difference is ${difference} ${currency}`;
  return { data, text: `Close ${data.number} of ${branch.slug} is made: ${said}.` };
}
