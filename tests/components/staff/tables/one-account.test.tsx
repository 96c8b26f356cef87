import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  closeStaffAccount,
  getStaffAccount,
  joinAccounts,
  moveAccount,
  noteBill,
  setSentLine,
} from '@/lib/contract/staff/account-calls';
import { openStaffAccount, takeShare } from '@/lib/contract/staff/table-calls';
import type { StaffRole } from '@/lib/domain/staff/roles';
import { type Answered, Refused } from '../render-staff';
import { ACCOUNT, accountOf, Methods, roomOf, showTables, tableOf, WORDS } from './render-tables';

const PATH = '/tenants/norte/staff/accounts/70';
beforeEach(() => window.history.replaceState(null, '', '/norte/tables?table=4'));

async function showOne(answered: readonly Answered[] = [], role?: StaffRole) {
  const bench = await showTables([roomOf()], answered, role);
  const one = await screen.findByRole('region', { name: 'Mesa 4' });
  await within(one).findByText('2 × Limonada');
  return { ...bench, one };
}
const tap = async (name: string | RegExp, where: HTMLElement = document.body) =>
  userEvent.click(within(where).getByRole('button', { name }));

test('a line is taken off for a reason alone, which is sent once (rule staff/void)', async () => {
  const { one, sent } = await showOne([[setSentLine, accountOf()]]);
  await tap(`${WORDS.void}: 2 × Limonada`, one);
  const dialog = screen.getByRole('dialog');
  await tap(WORDS.void_go, dialog);
  expect(sent()).toEqual([]);
  expect(within(dialog).getByText(WORDS.reason_missing)).toBeVisible();
  await tap(WORDS.void_bad, dialog);
  await tap(WORDS.void_go, dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([
    { method: 'PUT', path: `${PATH}/lines/31.json`, body: { void_reason: WORDS.void_bad, gives_back: 0 } },
  ]);
});

test('cash is taken with its change, once for two taps', async () => {
  const { one, sent, keys } = await showOne([[takeShare, accountOf({ paid: 48_000, left: 0 })]]);
  await tap(/^Cobrar/, one);
  const dialog = screen.getByRole('dialog');
  await tap(/50\.000/, dialog);
  expect(within(dialog).getByText(/Devuelve \$\s?2\.000/)).toBeVisible();
  await userEvent.dblClick(within(dialog).getByRole('button', { name: /^Recibí/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([
    {
      method: 'POST',
      path: `${PATH}/payments.json`,
      body: { method: 'cash', part: { kind: 'all' }, cash_amount: 50_000, total: 48_000 },
    },
  ]);
  expect(keys).toEqual([expect.any(String)]);
});

test('the change stands beside the button that takes the money, and goes with the notes', async () => {
  const { one } = await showOne();
  await tap(/^Cobrar/, one);
  const dialog = screen.getByRole('dialog');
  const change = within(dialog).getByRole('status');
  expect(change).toBeEmptyDOMElement();
  await tap(/100\.000/, dialog);
  expect(change).toHaveTextContent(/Devuelve \$\s?52\.000/);
  expect(change.nextElementSibling).toBe(within(dialog).getByRole('button', { name: /^Recibí/ }));
  await tap(Methods.card_reader, dialog);
  expect(change).toBeEmptyDOMElement();
});

test('an answer that was lost is asked for under the same key, and another part under another', async () => {
  const { one, keys } = await showOne([[takeShare, new Refused(503, 'internal')]]);
  await tap(/^Cobrar/, one);
  const dialog = screen.getByRole('dialog');
  const taken = () => within(dialog).getByRole('button', { name: /^Recibí/ });
  await userEvent.click(taken());
  await within(dialog).findByRole('alert');
  await userEvent.click(taken());
  await waitFor(() => expect(keys).toHaveLength(2));
  await tap(WORDS.part_equal, dialog);
  await userEvent.click(taken());
  await waitFor(() => expect(keys).toHaveLength(3));
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('the sum that the backend says is told and asked for, where the screen found another (rule staff/guests)', async () => {
  const told = new Refused(409, 'total_changed', { total: 15_999 });
  const { one, sent } = await showOne([[takeShare, told, accountOf({ paid: 15_999, left: 32_001 })]]);
  await tap(/^Cobrar/, one);
  const dialog = screen.getByRole('dialog');
  await tap(WORDS.part_equal, dialog);
  await tap(WORDS.more, dialog);
  await tap(/^Recibí \$\s?16\.000/, dialog);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/Son \$\s?15\.999/);
  await tap(/^Recibí \$\s?15\.999/, dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const part = { kind: 'equal', of: 3 };
  expect(sent().map(({ body }) => body)).toEqual([
    { method: 'cash', part, total: 16_000 },
    { method: 'cash', part, total: 15_999 },
  ]);
});

test('what a diner holds is not asked for, and the next of two pays the other half', async () => {
  const share = {
    ...{ id: 1, member: 1, payer: 1, kind: 'equal' as const, amount: 24_000, tip: 0 },
    ...{ until: null, is_mine: false, payment_id: null },
  };
  const held = accountOf({ shares: [{ ...share, state: 'held' }] });
  const { one } = await showOne([[getStaffAccount, held]]);
  await tap(/^Cobrar/, one);
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getByRole('button', { name: /^Recibí \$\s?24\.000/ })).toBeEnabled();
  await tap(WORDS.part_equal, dialog);
  expect(within(dialog).getByRole('button', { name: /^Recibí \$\s?24\.000/ })).toBeEnabled();
  await tap(WORDS.part_mine.replace('{name}', 'Ana'), dialog);
  expect(within(dialog).getByRole('button', { name: /^Recibí \$\s?48\.000/ })).toBeEnabled();
  expect(
    within(dialog).queryByRole('button', { name: WORDS.part_mine.replace('{name}', 'Luis') }),
  ).toBeNull();
});

test('less than the bill is no cash, and an amount beyond what is left is not taken', async () => {
  const { one } = await showOne();
  await tap(/^Cobrar/, one);
  const dialog = screen.getByRole('dialog');
  const taken = () => within(dialog).getByRole('button', { name: /^Recibí/ });
  await userEvent.type(within(dialog).getByLabelText(/Otro monto/), '100');
  expect(taken()).toBeDisabled();
  await tap(WORDS.exact, dialog);
  expect(taken()).toBeEnabled();
  await tap(WORDS.part_amount, dialog);
  expect(taken()).toBeDisabled();
  await userEvent.type(within(dialog).getByLabelText(/^Monto \(/), '48001');
  expect(taken()).toBeDisabled();
});

test('what is no amount is neither a part nor cash, and both fields say so (rule staff/typed-amounts)', async () => {
  const { one } = await showOne();
  await tap(/^Cobrar/, one);
  const dialog = screen.getByRole('dialog');
  const taken = () => within(dialog).getByRole('button', { name: /^Recibí/ });
  const told = () => within(dialog).queryAllByText(/^Escribe el valor en números/);
  await userEvent.type(within(dialog).getByLabelText(/Otro monto/), '-50000');
  expect(taken()).toBeDisabled();
  await tap(WORDS.part_amount, dialog);
  await waitFor(() => expect(told()).toHaveLength(1));
  await tap(WORDS.exact, dialog);
  await userEvent.type(within(dialog).getByLabelText(/^Monto \(/), '-20.000');
  await userEvent.tab();
  await waitFor(() => expect(told()).toHaveLength(1));
  expect(taken()).toBeDisabled();
});

test('one that is left to pay is closed for a reason', async () => {
  const { one, sent } = await showOne([[closeStaffAccount, accountOf({ state: 'closed' })]], 'cashier');
  await tap(WORDS.close, one);
  const dialog = screen.getByRole('dialog');
  await tap(WORDS.close_gone, dialog);
  await tap(WORDS.close, dialog);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toEqual({ status: 'closed_account', reason: WORDS.close_gone });
});

test('an account moves to a free table, which opens', async () => {
  const { one, sent } = await showOne([[moveAccount, accountOf({ table: { id: 5, label: '5' } })]]);
  await tap(WORDS.move, one);
  await tap(/5/, screen.getByRole('dialog'));
  expect(await screen.findByRole('region', { name: 'Mesa 5' })).toBeVisible();
  expect(sent()).toEqual([{ method: 'PUT', path: `${PATH}/table.json`, body: { table_id: 5 } }]);
});

/** 12.000 of the bill is the table's. */
function withShared() {
  const [round] = accountOf().rounds;
  const lines = (round?.lines ?? []).flatMap((line) => [
    line,
    { ...line, id: 32, member: null, subtotal: 12_000 },
  ]);
  return accountOf({ rounds: round ? [{ ...round, lines }] : [] });
}

test('an account joins that of another table, which opens, and says why not where money is on it (rule staff/join)', async () => {
  const other = { ...ACCOUNT, id: 71, total: 9_000, left: 9_000 };
  const room = roomOf({
    tables: [tableOf({ account: ACCOUNT }), tableOf({ id: 5, label: '5', account: other })],
  });
  const joined = accountOf({ id: 71, table: { id: 5, label: '5' } });
  const answered: Answered = [joinAccounts, new Refused(409, 'payment_in_progress'), joined];
  const { sent } = await showTables([room], [answered, [getStaffAccount, withShared()]]);
  await tap(WORDS.join, await screen.findByRole('region', { name: 'Mesa 4' }));
  await tap(/5.*9\.000/, screen.getByRole('dialog'));
  const dialog = screen.getByRole('dialog');
  expect(sent()).toEqual([]);
  expect(dialog).toHaveTextContent(
    /mesa 4 \(2 personas, \$\s?48\.000\) pasa a la de la mesa 5 \(2 personas, \$\s?9\.000\).*4 personas y \$\s?57\.000/,
  );
  expect(dialog).toHaveTextContent(
    /en la 4 \(\$\s?12\.000\) y en la 5, se reparte después entre las 4 personas/,
  );
  await tap(WORDS.join_go, dialog);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    WORDS.join_paying.replace('{label}', '4'),
  );
  await tap(WORDS.join_go, dialog);
  expect(await screen.findByRole('region', { name: 'Mesa 5' })).toBeVisible();
  expect(sent()[1]).toEqual({
    method: 'PUT',
    path: '/tenants/norte/staff/accounts/71/joined.json',
    body: { account_id: 70 },
  });
});

test('a free table opens an account, with a name or without', async () => {
  window.history.replaceState(null, '', '/norte/tables?table=5');
  const { sent } = await showTables([roomOf()], [[openStaffAccount, accountOf()]]);
  const one = await screen.findByRole('region', { name: 'Mesa 5' });
  await userEvent.type(within(one).getByLabelText(WORDS.open_name), 'Rosa{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({
    method: 'POST',
    path: '/tenants/norte/staff/tables/5/account.json',
    body: { name: 'Rosa' },
  });
});

test('the bill is printed with what is on it, and says that it is no invoice (rule staff/bill-paper)', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { one } = await showOne();
  await tap(WORDS.print, one);
  expect(print).toHaveBeenCalledTimes(1);
  const paper = screen.getByText(WORDS.no_invoice).parentElement ?? document.body;
  expect(paper).toHaveTextContent(/Mesa 4.*2 × Limonada.*48\.000/);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await waitFor(() => expect(screen.queryByText(WORDS.no_invoice)).toBeNull());
});

test('the waiter says that the table asked for its bill, and takes it back (rule staff/guests)', async () => {
  const asked = accountOf({ state: 'bill_asked', bill_asked_at: '2026-11-25T21:00:00.000Z' });
  const { one, sent } = await showOne([[noteBill, asked]]);
  await tap(WORDS.bill_note, one);
  await waitFor(() => expect(sent()).toMatchObject([{ method: 'PUT', body: { asked: true } }]));
});
