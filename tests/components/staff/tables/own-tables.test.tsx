import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setAccountWaiter } from '@/lib/contract/staff/account-calls';
import type { Room } from '@/lib/contract/staff/table-calls';
import { Refused } from '../render-staff';
import { ACCOUNT, accountOf, roomOf, showTables, tableOf, WORDS } from './render-tables';

const [LUIS, MARTA] = [8, 7];
const PATH = '/tenants/norte/staff/accounts/70/waiter.json';
const tap = async (name: string, where: HTMLElement = document.body) =>
  userEvent.click(within(where).getByRole('button', { name }));
const labels = () =>
  within(screen.getByRole('region', { name: WORDS.room }))
    .getAllByRole('listitem')
    .map((tile) => tile.textContent?.match(/Mesa (\w+)/)?.[1]?.slice(0, 1));

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/norte/tables');
});

/** Table 4 is Marta's, 5 Luis's, 6 nobody's; somebody calls from each. */
function servedRoom(): Room {
  const table = (id: number, waiter_id: number | null) =>
    tableOf({ id, label: String(id), account: { ...ACCOUNT, id: id * 10, waiter_id } });
  const call = (id: number): Room['calls'][number] => ({
    ...{ id, supplier_id: 2, table: { id, label: String(id) }, reason: 'waiter' },
    ...{ called_at: '2026-11-25T20:00:00.000Z', attended_at: null },
  });
  return roomOf({ tables: [table(4, MARTA), table(5, LUIS), table(6, null)], calls: [4, 5, 6].map(call) });
}

test('own tables are a choice that a reload keeps, and nobody who waits at no one’s table is lost (rule staff/own-tables)', async () => {
  const { unmount } = await showTables([servedRoom()]);
  expect(labels()).toEqual(['4', '5', '6']);
  await tap(WORDS.show_mine);
  expect(labels()).toEqual(['4']);
  expect(screen.getByRole('heading', { name: 'Te esperan: 2' })).toBeVisible();
  expect(screen.getByText('1 más espera en la mesa de otra persona')).toBeVisible();
  unmount();
  await showTables([servedRoom()]);
  expect(labels()).toEqual(['4']);
  await tap(WORDS.show_all);
  expect(labels()).toEqual(['4', '5', '6']);
});

test('a tablet where nobody said who they are shows all tables', async () => {
  localStorage.setItem('board-tables-norte', 'mine');
  const waiters = [{ id: LUIS, name: 'Luis', is_me: false }];
  await showTables([{ ...servedRoom(), waiters }]);
  expect(labels()).toEqual(['4', '5', '6']);
  expect(screen.queryByRole('button', { name: WORDS.show_mine })).toBeNull();
});

test('a table is taken by one tap and given over by two, against the waiter who was seen', async () => {
  window.history.replaceState(null, '', '/norte/tables?table=4');
  const mine = roomOf({ tables: [tableOf({ account: { ...ACCOUNT, waiter_id: MARTA } })] });
  const { sent } = await showTables([roomOf(), mine], [[setAccountWaiter, accountOf()]]);
  const who = await screen.findByRole('region', { name: WORDS.waiter });
  expect(who).toHaveTextContent(WORDS.waiter_none);
  await tap(WORDS.waiter_take, who);
  expect(await screen.findByText(WORDS.waiter_me)).toBeVisible();
  await tap(WORDS.waiter_give, screen.getByRole('region', { name: WORDS.waiter }));
  await tap('Luis', screen.getByRole('dialog'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([
    { method: 'PUT', path: PATH, body: { waiter_id: MARTA, was_id: null } },
    { method: 'PUT', path: PATH, body: { waiter_id: LUIS, was_id: MARTA } },
  ]);
});

test('somebody who took it meanwhile keeps it, and the tap says so', async () => {
  window.history.replaceState(null, '', '/norte/tables?table=4');
  await showTables([roomOf()], [[setAccountWaiter, new Refused(409, 'conflict')]]);
  const who = await screen.findByRole('region', { name: WORDS.waiter });
  await tap(WORDS.waiter_take, who);
  expect(await within(who).findByRole('alert')).not.toBeEmptyDOMElement();
});
