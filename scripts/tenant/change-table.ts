import * as calls from '@/lib/contract/staff/account-calls';
import { putCalled } from '@/lib/contract/staff/board-calls';
import { listMissingParts } from '@/lib/domain/table/code-parts';
import { parseWaiterCode } from '@/lib/domain/table/waiter-code';
import type { Operator } from './ask/ask-backend';
import { getTableId, listBranches } from './ask/find-places';
import { sendCall } from './ask/send-call';

type Account = calls.StaffAccount;
type Words = {
  [Option in 'round' | 'state' | 'void' | 'reason' | 'add' | 'count' | 'move' | 'remove' | 'admit']?: string;
} & { close?: boolean; later?: boolean; call?: boolean; code?: string[] };
type Work = { operator: Operator; slug: string; account: Account };
type Change = (work: Work) => Promise<Account>;

type AccountCall =
  | typeof calls.setRoundState
  | typeof calls.setSentLine
  | typeof calls.addAccountLines
  | typeof calls.closeStaffAccount
  | typeof calls.removeAccountMember;

const ofAccount = ({ operator, slug, account }: Work) => ({
  operator,
  slug,
  params: { id: String(account.id) },
});

/** A call about the account, with what more its path names. */
const send =
  (call: AccountCall, more: object, body: object = {}): Change =>
  (work) => {
    const { params, ...asked } = ofAccount(work);
    return sendCall({ ...asked, call, params: { ...params, ...more }, body });
  };

const voidLine =
  (line: string, reason: string | undefined): Change =>
  (work) => {
    if (reason === undefined) throw new Error('Say the reason with --reason: the table reads it.');
    return send(calls.setSentLine, { line }, { void_reason: reason })(work);
  };

const move =
  (label: string): Change =>
  async (work) => {
    const { supplier_id: branchId, supplier } = work.account;
    const branches = await listBranches(work.operator, work.slug);
    const place = branches.find(({ id }) => id === branchId) ?? {
      ...supplier,
      takes_bookings: false,
      tables: [],
    };
    return sendCall({
      ...ofAccount(work),
      call: calls.moveAccount,
      body: { table_id: getTableId(place, label) },
    });
  };

/** Calls what waits, and reads the account as it stands then. */
const callNext: Change = async (work) => {
  await sendCall({ ...ofAccount(work), call: putCalled, body: { called: true } });
  const { operator, slug, account } = work;
  const path = `tenants/${encodeURIComponent(slug)}/table-accounts`;
  const accounts = (await operator.call('GET', path)) as Account[];
  return accounts.find(({ id }) => id === account.id) ?? account;
};

const admit =
  (name: string): Change =>
  async (work) => {
    const wish = work.account.wishes.find((one) => one.name === name.trim());
    if (!wish) throw new Error(`Nobody of that name waits: ${name.trim()}.`);
    const { params, ...asked } = ofAccount(work);
    const ofWish = { ...params, wish: String(wish.id) };
    return sendCall({ ...asked, call: calls.answerJoinWish, params: ofWish, body: { admit: true } });
  };

const takeCode =
  (code: string): Change =>
  async ({ operator, slug, account: { table } }) => {
    const read = parseWaiterCode(code);
    const missing = listMissingParts(code);
    if (missing.length > 0) throw new Error(`Parts of the code are missing: ${missing.join(', ')}.`);
    if (!read) throw new Error('That is not the code that a phone shows to the waiter.');
    if (read.tableId !== table.id) throw new Error(`The code is not of table ${table.label}.`);
    return sendCall({ operator, slug, call: calls.takeWaiterCode, body: { code } });
  };

/** Reads the one change that the words of the command ask for; null where they ask for none or for several. */
export function toChange({
  close,
  call,
  later = false,
  state,
  reason,
  count = '1',
  ...words
}: Words): Change | null {
  const { round, void: line, add, move: table, remove: member, admit: name, code } = words;
  const product = { id: Number(add), count: Number(count) };
  const changes = [
    round !== undefined && send(calls.setRoundState, { number: round }, { state }),
    line !== undefined && voidLine(line, reason),
    add !== undefined && send(calls.addAccountLines, {}, { product, later }),
    call === true && callNext,
    table !== undefined && move(table),
    close === true && send(calls.closeStaffAccount, {}, { status: 'closed_account', reason }),
    member !== undefined && send(calls.removeAccountMember, { number: member }),
    name !== undefined && admit(name),
    code !== undefined && takeCode(code.join('\n')),
  ].filter((change) => change !== false);
  const [one, another] = changes;
  return one && !another ? one : null;
}

/** @throws Error in a sentence, also where the branch must be named */
export function getAccount({
  accounts,
  label,
  branch,
  order,
}: {
  accounts: readonly Account[];
  label: string;
  branch: string | undefined;
  /** The number of its order. */
  order: string | undefined;
}): Account {
  const ofTable = accounts.filter(
    ({ table, supplier }) => table.label === label && (branch === undefined || supplier.slug === branch),
  );
  // A closed one that waits for its kitchen gives way to the party that sits there now, unless its number is said.
  const open = ofTable.filter(({ state }) => state !== 'closed');
  const current = open.length > 0 ? open : ofTable;
  const named = order === undefined ? current : ofTable.filter(({ number }) => String(number) === order);
  const [account, another] = named;
  if (!account) throw new Error(`Table ${label} has no such account that is open or waits.`);
  if (!another) return account;
  const slugs = named.map(({ supplier }) => supplier.slug).join(', ');
  throw new Error(`Say the branch with --branch (${slugs}), or the order's number with --order.`);
}
