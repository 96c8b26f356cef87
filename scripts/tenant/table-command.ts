import { parseArgs } from 'node:util';
import type { StaffAccount } from '@/lib/contract/staff/account-calls';
import type { SentLine } from '@/lib/contract/table/account';
import type { Operator } from './ask/ask-backend';
import { getAccount, toChange } from './change-table';
import { wishesOf } from './print/print-lines';
import { toTable } from './print/to-table';

export const TABLE_USAGE =
  'table <slug> | table <slug> <table> [--branch <branch>] [--order <number>] [--round <n> --state sent|preparation|served] [--void <line> --reason <words>] [--add <product> --count <n> [--later]] [--call] [--move <table>] [--close [--reason <words>]] [--remove <member>] [--admit <name>] [--code <what a phone shows> …]';

type Answer = { data: unknown; text: string };
const text = { type: 'string' } as const;
export const TABLE_OPTIONS = {
  branch: text,
  order: text,
  round: text,
  state: text,
  void: text,
  reason: text,
  add: text,
  count: text,
  later: { type: 'boolean' },
  call: { type: 'boolean' },
  move: text,
  close: { type: 'boolean' },
  remove: text,
  admit: text,
  code: { ...text, multiple: true },
} as const;

const peopleOf = ({ members }: StaffAccount) =>
  members.filter(({ left }) => !left).map(({ number, name }) => `${number} ${name}`);

const whoOf = ({ members }: StaffAccount, { member, for_all: forAll }: SentLine): string => {
  const one = members.find(({ number }) => number === member);
  return forAll ? 'for all' : one ? `${one.number} ${one.name}` : 'added by staff';
};

/** Beside the state who asked for the bill. */
const stateOf = ({ state, members, bill_asked_by: asked }: StaffAccount): string => {
  const one = members.find(({ number }) => number === asked);
  return one ? `${state} by ${one.number} ${one.name}` : state;
};

/** One account in full: its lines have the ids that `--void` takes. */
function printAccount(account: StaffAccount): string {
  const lines = account.rounds.flatMap(({ number, lines: sent }) =>
    sent.map((line) => [
      `round ${number}`,
      `line ${line.id}`,
      `${line.count} × ${line.name}`,
      wishesOf(line),
      whoOf(account, line),
      line.later ? 'later' : line.state,
      String(line.subtotal),
    ]),
  );
  const waiting = account.wishes.map(({ name }) => name).join(', ');
  return [
    `Table ${account.table.label} of ${account.supplier.slug}, order number ${account.number ?? 'none'}: ${stateOf(account)}`,
    `at the table: ${peopleOf(account).join(', ') || 'nobody'}`,
    ...(waiting ? [`waiting to be let in: ${waiting}`] : []),
    ...(account.avoided.length > 0 ? [`cannot eat: ${account.avoided.join(', ')}`] : []),
    ...(lines.length > 0 ? [toTable(lines)] : ['nothing was sent']),
    `total ${account.total}, paid ${account.paid}, left ${account.left}`,
  ].join('\n');
}

function printAccounts(accounts: readonly StaffAccount[]): string {
  const rows = accounts.map((account) => [
    account.supplier.slug,
    account.table.label,
    stateOf(account),
    String(account.rounds.length),
    String(account.total),
    String(account.left),
    peopleOf(account).join(', '),
  ]);
  return toTable([['branch', 'table', 'state', 'rounds', 'total', 'left', 'people'], ...rows]);
}

/** `table …`: the open accounts, one of them, or a change of it (rule staff/accounts); null for other words. */
export async function runTable(words: string[], open: () => Promise<Operator>): Promise<Answer | null> {
  const { values, positionals } = parseArgs({ args: words, options: TABLE_OPTIONS, allowPositionals: true });
  const [slug, label, ...more] = positionals;
  const { branch, order, ...asked } = values;
  const isAsked = Object.keys(asked).length > 0;
  const change = toChange(asked);
  if (!slug || more.length > 0 || (isAsked && (!label || change === null))) return null;
  const operator = await open();
  const path = `tenants/${encodeURIComponent(slug)}/table-accounts`;
  const data = (await operator.call('GET', path)) as StaffAccount[];
  if (label && change) {
    const account = getAccount({ accounts: data, label, branch, order });
    const changed = await change({ operator, slug, account });
    return { data: changed, text: printAccount(changed) };
  }
  if (!label)
    return {
      data,
      text:
        data.length > 0
          ? printAccounts(data)
          : `${slug} has no account that is open or waits for its kitchen.`,
    };
  const named = data.filter(
    (one) =>
      one.table.label === label &&
      (!branch || one.supplier.slug === branch) &&
      (!order || String(one.number) === order),
  );
  const none = `Table ${label} of ${slug} has no account that is open or waits for its kitchen.`;
  return { data: named, text: named.map(printAccount).join('\n\n') || none };
}
