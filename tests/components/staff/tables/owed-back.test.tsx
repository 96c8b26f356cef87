import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  closeStaffAccount,
  getStaffAccount,
  type StaffAccount,
  setSentLine,
} from '@/lib/contract/staff/account-calls';
import { setRefunded } from '@/lib/contract/staff/refund-calls';
import { takeShare } from '@/lib/contract/staff/table-calls';
import type { StaffRole } from '@/lib/domain/staff/roles';
import { type Answered, Refused } from '../render-staff';
import { accountOf, Methods, roomOf, showTables, WORDS } from './render-tables';

beforeEach(() => window.history.replaceState(null, '', '/norte/tables?table=4'));

const PAID: StaffAccount['payments'][number] = {
  ...{ id: 5, member: 1, method: 'cash', amount: 48_000, cash_amount: 50_000 },
  ...{ by_gateway: false, given_back: 0, owed: [] },
};
const paidOf = (changes: Partial<StaffAccount> = {}) =>
  accountOf({
    ...{ paid: 48_000, left: 0, payments: [PAID], returns: [{ line: 31, payment_id: 5, amount: 48_000 }] },
    ...changes,
  });
const owing = paidOf({
  ...{ total: 0, paid: 0, rounds: [], returns: [] },
  payments: [{ ...PAID, owed: [{ id: 9, amount: 48_000, by_hand: true }] }],
});

async function showOne({
  account,
  after = account,
  role = 'cashier',
  answered = [],
  room = roomOf(),
}: {
  account: StaffAccount;
  /** As it is read after a change. */
  after?: StaffAccount;
  role?: StaffRole;
  answered?: readonly Answered[];
  room?: ReturnType<typeof roomOf>;
}) {
  const bench = await showTables([room], [...answered, [getStaffAccount, account, after]], role);
  const one = await screen.findByRole('region', { name: 'Mesa 4' });
  await within(one).findByRole('region', { name: WORDS.bill });
  return { ...bench, one };
}
const tap = async (name: string | RegExp, where: HTMLElement = document.body) =>
  userEvent.click(within(where).getByRole('button', { name }));

test('before a paid line is taken off, the question says what goes back, to whom and how (rule staff/void)', async () => {
  const { one, sent } = await showOne({ account: paidOf(), after: owing, answered: [[setSentLine, owing]] });
  await tap(`${WORDS.void}: 2 × Limonada`, one);
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText(WORDS.void_back)).toBeVisible();
  expect(within(dialog).getByRole('listitem')).toHaveTextContent(/48\.000 · Ana · Efectivo/);
  await tap(WORDS.void_gift, dialog);
  await tap(WORDS.void_go, dialog);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toEqual({ void_reason: WORDS.void_gift, gives_back: 48_000 });
  expect(await within(one).findByRole('list', { name: WORDS.to_give_back })).toHaveTextContent(
    /Hay que devolver \$\s?48\.000Ana · Efectivo/,
  );
});

test('another sum than was told is said before anything is changed', async () => {
  const told = new Refused(409, 'total_changed', { total: 12_000 });
  const { one } = await showOne({ account: paidOf(), answered: [[setSentLine, told]] });
  await tap(`${WORDS.void}: 2 × Limonada`, one);
  const dialog = screen.getByRole('dialog');
  await tap(WORDS.void_gift, dialog);
  await tap(WORDS.void_go, dialog);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/ahora se devuelven \$\s?12\.000/);
});

test('what is owed back is recorded once somebody says that it was given', async () => {
  const given = paidOf({ payments: [{ ...PAID, given_back: 48_000 }], returns: [] });
  const { one, sent } = await showOne({
    ...{ account: owing, after: given },
    answered: [[setRefunded, { id: 9, status: 'refunded', by: null }]],
  });
  await tap(new RegExp(`^${WORDS.back_done}`), one);
  await tap(/^Sí, devolví/, screen.getByRole('dialog'));
  await waitFor(() => expect(within(one).queryByRole('list', { name: WORDS.to_give_back })).toBeNull());
  expect(sent()).toEqual([
    { method: 'PUT', path: '/tenants/norte/staff/refunds/9.json', body: { status: 'refunded' } },
  ]);
  expect(within(one).getByRole('list', { name: WORDS.shares })).toHaveTextContent(/Ya se devolvió/);
});

test('of a table whose account is over it stands among who waits, and a waiter reads whom to ask', async () => {
  const refund = {
    ...{ id: 9, account_id: 69, table: { id: 4, label: '4' }, name: null, method: 'cash' as const },
    ...{ amount: 48_000, since: '2026-11-25T21:00:00.000Z' },
  };
  const { one } = await showOne({
    ...{ account: accountOf(), role: 'waiter', room: roomOf({ refunds: [refund] }) },
  });
  expect(within(one).getByText(new RegExp(`${WORDS.who_paid} · ${Methods.cash}`))).toBeVisible();
  expect(within(one).getByText(WORDS.back_ask)).toBeVisible();
  expect(within(one).queryByRole('button', { name: new RegExp(WORDS.back_done) })).toBeNull();
});

test.each([
  [
    'a line that was begun',
    () => accountOf({ rounds: [begun()] }),
    `${WORDS.void}: 2 × Limonada`,
    WORDS.void_begun,
  ],
  ['a line that is paid', () => paidOf(), `${WORDS.void}: 2 × Limonada`, WORDS.void_back],
  ['an unpaid table that is closed', () => accountOf(), WORDS.close, /Faltan \$\s?48\.000/],
] as const)(
  'on a waiter’s own phone %s asks for nothing, and says who does it (rule staff/allowing)',
  async (_what, account, button, why) => {
    const { one, sent } = await showOne({ account: account(), role: 'waiter' });
    await tap(button, one);
    const dialog = screen.getByRole('dialog');
    expect(within(dialog).getByText(why)).toBeVisible();
    expect(within(dialog).getByText(WORDS.giver_ask)).toBeVisible();
    expect(within(dialog).queryByRole('textbox')).toBeNull();
    expect(sent()).toEqual([]);
  },
);
const begun = (): StaffAccount['rounds'][number] => {
  const [round] = accountOf().rounds;
  if (!round) throw new Error('no round');
  return { ...round, lines: round.lines.map((line) => ({ ...line, state: 'preparation' as const })) };
};

test('the notes and the change stay on the account, and above all until somebody has read them', async () => {
  const { one } = await showOne({ account: accountOf(), after: paidOf(), answered: [[takeShare, paidOf()]] });
  await tap(/^Cobrar/, one);
  await tap(/50\.000/, screen.getByRole('dialog'));
  await tap(/^Recibí/, screen.getByRole('dialog'));
  expect(await screen.findByText(/Mesa 4: recibiste \$\s?50\.000\. Devuelve \$\s?2\.000/)).toBeVisible();
  expect(within(one).getByRole('list', { name: WORDS.shares })).toHaveTextContent(
    /Ana · Efectivo.*Pagó con \$\s?50\.000: se le devuelven \$\s?2\.000/,
  );
  await tap(WORDS.understood);
  expect(screen.queryByText(/Mesa 4: recibiste/)).toBeNull();
});

test('the question before a table is closed lists what is not served, sent and given back (rule staff/closing)', async () => {
  const draft = { ...accountOf().rounds[0]?.lines[0], count: 1, name: 'Té', for_all: false };
  const account = paidOf({
    drafts: [{ member: 2, purchase_id: null, lines: [draft] }] as unknown as StaffAccount['drafts'],
    payments: [{ ...PAID, owed: [{ id: 9, amount: 1_000, by_hand: true }] }],
  });
  const { one, sent } = await showOne({
    ...{ account, answered: [[closeStaffAccount, accountOf({ state: 'closed' })]] },
  });
  await tap(WORDS.paid_close_go, one);
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText(/2 × Limonada · Por empezar/)).toBeVisible();
  expect(within(dialog).getByText(/Luis: 1 × Té/)).toBeVisible();
  expect(within(dialog).getByText(/Por devolver todavía: \$\s?1\.000/)).toBeVisible();
  await tap(WORDS.close, dialog);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toEqual({ status: 'closed_account' });
});

test('equal parts say who has theirs, how many are left and how much each is (rule table/split)', async () => {
  const share = (id: number, member: number | null) => ({
    ...{ id, member, payer: id, kind: 'equal' as const, amount: 12_000, tip: 0, state: 'paid' as const },
    ...{ until: null, is_mine: false, payment_id: id },
  });
  const shares = [share(1, 1), share(2, null)];
  const { one } = await showOne({ account: accountOf({ paid: 24_000, left: 24_000, shares }) });
  await tap(/^Cobrar/, one);
  const dialog = screen.getByRole('dialog');
  await tap(WORDS.part_equal, dialog);
  for (const _more of [3, 4]) await tap(WORDS.more, dialog);
  expect(within(dialog).getByText(/Faltan 2 partes de 4, de \$\s?12\.000 cada una/)).toBeVisible();
  const have = within(dialog).getByRole('list', { name: WORDS.equal_have });
  expect(have).toHaveTextContent(/Ana · pagado · \$\s?12\.000Otra persona · pagado/);
});

test('the payment that closes a table says so, with what is not served (rule staff/closing)', async () => {
  const { one } = await showOne({ account: accountOf({ bill_asked_at: '2026-11-25T21:00:00.000Z' }) });
  await tap(/^Cobrar/, one);
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByText(WORDS.take_closes)).toBeVisible();
  expect(within(dialog).getByText(/2 × Limonada · Por empezar/)).toBeVisible();
  await tap(WORDS.part_equal, dialog);
  expect(within(dialog).queryByText(WORDS.take_closes)).toBeNull();
});
