import { parseArgs } from 'node:util';
import { countStaffVisits, type StaffNumbers } from '@/lib/contract/staff/number-calls';
import { FUNNEL_STEPS, type Funnel } from '@/lib/domain/visit/funnel';
import type { Operator } from './ask/ask-backend';
import { sendCall } from './ask/send-call';
import { toTable } from './print/to-table';

export const NUMBERS_USAGE = 'numbers <slug> [--from <date>] [--to <date>] [--json]';

export const NUMBERS_OPTIONS = { from: { type: 'string' }, to: { type: 'string' } } as const;

type Answer = { data: unknown; text: string };

const HEAD = ['visits', 'menu', 'added', 'checkout', 'paid'];
const toCells = (funnel: Funnel): string[] => FUNNEL_STEPS.map((step) => String(funnel[step]));

function print({ from, to, timezone, visits, sources, orders }: StaffNumbers): string {
  const rows = sources.map(({ source, medium, campaign, ...funnel }) => [
    [source, medium, campaign].filter(Boolean).join(' / '),
    ...toCells(funnel),
  ]);
  const counted = toTable([['from', ...HEAD], ['all', ...toCells(visits)], ...rows]);
  const unmatched = orders.unmatched > 0 ? `, ${orders.unmatched} of no visit that is known` : '';
  return `${from} to ${to} (${timezone})\n${counted}\nOrders: ${orders.all}${unmatched}.`;
}

/** `numbers …`: how many visits came how far (rule visit/numbers); null for other words. */
export async function runNumbers(words: string[], open: () => Promise<Operator>): Promise<Answer | null> {
  const { values, positionals } = parseArgs({
    args: words,
    options: NUMBERS_OPTIONS,
    allowPositionals: true,
  });
  const [slug, ...more] = positionals;
  if (!slug || more.length > 0) return null;
  const data = await sendCall({
    ...{ operator: await open(), slug, call: countStaffVisits, query: { ...values } },
    wrong: 'A date is written 2026-11-20.',
  });
  return { data, text: print(data) };
}
