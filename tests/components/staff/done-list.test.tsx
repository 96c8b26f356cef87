import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listDoneOrders, recallOrder } from '@/lib/contract/staff/board-calls';
import { readOrderNews } from '@/lib/contract/staff/calls';
import es from '@/messages/es.json';
import { LINE, orderOf, renderBoard } from './render-board';
import { Refused } from './render-staff';

const { Staff, Errors } = es;
const DONE = orderOf({ id: 8, number: 13, status: 'delivered', comment: 'Sin sal' });
const listed = (...orders: object[]) => ({ orders, has_more: false });
const open = async () => userEvent.click(await screen.findByRole('button', { name: Staff.done }));
const find = async (words: string) => {
  await userEvent.keyboard('/');
  await userEvent.keyboard(words);
};
const names = () => screen.queryAllByRole('article').map((one) => one.getAttribute('aria-label'));

beforeEach(() => sessionStorage.clear());

test('a finished order is read with its notes and brought back (rule staff/recall)', async () => {
  const { sent, keys } = await renderBoard(
    [[], [{ ...DONE, status: 'packed' }]],
    [
      [listDoneOrders, listed(DONE), listed()],
      [recallOrder, { id: 8, number: 13, status: 'packed', packed: false }],
    ],
  );
  await open();
  const card = await screen.findByRole('article', { name: '13' });
  expect(within(card).getByText(/Sin sal/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: `${Staff.recall}: 13` }));
  await waitFor(() => expect(names()).toEqual([]));
  expect(screen.getByText(Staff.done_empty)).toBeVisible();
  expect(sent()).toMatchObject([{ method: 'POST', path: '/tenants/norte/staff/orders/8/recall.json' }]);
  expect(keys[0]).toEqual(expect.any(String));
  await open();
  expect(await screen.findByRole('article', { name: '13' })).toBeVisible();
});

test('a cancelled one says why it does not come back, and a refusal is said', async () => {
  await renderBoard(
    [[]],
    [
      [listDoneOrders, listed(DONE, orderOf({ id: 9, number: 14, status: 'cancelled' }))],
      [recallOrder, new Refused(409, 'undo_over')],
    ],
  );
  await open();
  expect(await screen.findByText(Staff.recall_not)).toBeVisible();
  expect(screen.getAllByRole('button', { name: new RegExp(`^${Staff.recall}`) })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: `${Staff.recall}: 13` }));
  expect(await screen.findByText(Errors.undo_over)).toHaveAttribute('role', 'alert');
});

test('a finished order is only read, but for its news, which go once they are seen', async () => {
  const at = '2026-11-18T17:00:00.000Z';
  const news = [{ id: 4, kind: 'tip', at, reason: null, words: null, tip: 2_000 }];
  await renderBoard(
    [[]],
    [
      [listDoneOrders, listed({ ...DONE, news }), listed(DONE)],
      [readOrderNews, { id: 8, number: 13, news: [] }],
    ],
  );
  await open();
  const card = within(await screen.findByRole('article', { name: '13' }));
  expect(card.getByText('2 × Arepa')).toBeVisible();
  expect(card.queryByRole('button', { name: /Arepa/ })).toBeNull();
  await userEvent.click(card.getByRole('button', { name: `${Staff.news_seen}: 13` }));
  await waitFor(() => expect(screen.queryByText(/La propina ahora/)).toBeNull());
});

test('words find cards and finished orders, and say where there is none (rule staff/search)', async () => {
  const eva = orderOf({ products: [{ ...LINE, member: 'Eva' }] });
  await renderBoard([[eva, orderOf({ id: 5, number: 20 })]], [[listDoneOrders, listed(DONE)]]);
  await screen.findByRole('article', { name: '20' });
  await find('eva');
  await waitFor(() => expect(names()).toEqual(['12']));
  const field = screen.getByRole('searchbox', { name: Staff.find_order });
  await userEvent.clear(field);
  await userEvent.type(field, '13');
  await waitFor(() => expect(names()).toEqual(['13']));
  await userEvent.type(field, '99');
  expect(await screen.findByText(Staff.find_order_none.replace('{query}', '1399'))).toBeVisible();
  expect(names()).toEqual([]);
});
