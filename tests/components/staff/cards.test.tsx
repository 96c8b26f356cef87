import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import es from '@/messages/es.json';
import { orderOf, renderBoard } from './render-board';

const { Staff } = es;

test('a button shows the cards in one grid with how they stand, and the tablet keeps that (rule staff/board)', async () => {
  const orders = [orderOf(), orderOf({ id: 8, number: 13, status: 'packed' })];
  await renderBoard([orders]);
  await userEvent.click(await screen.findByRole('button', { name: Staff.by_age }));
  const grid = screen.getByRole('region', { name: Staff.by_age });
  expect(within(grid).getAllByRole('article')).toHaveLength(2);
  expect(within(grid).getByRole('article', { name: '13' })).toHaveTextContent(Staff.column_ready);
  expect(screen.queryByRole('region', { name: Staff.column_ready })).toBeNull();
  expect(localStorage.getItem('board-view-norte')).toBe('age');
  await userEvent.click(screen.getByRole('button', { name: Staff.by_age }));
  expect(screen.getByRole('region', { name: Staff.column_ready })).toBeVisible();
});

test('an order that is over leaves the columns at once, and stays for news that nobody has seen (rule staff/news)', async () => {
  const seen = { id: 1, at: '2026-11-18T17:00:00.000Z', words: null, tip: null, reason: null };
  await renderBoard([
    [
      orderOf({ status: 'delivered' }),
      orderOf({ id: 8, number: 13, status: 'cancelled', news: [{ ...seen, kind: 'cancelled' }] }),
    ],
  ]);
  expect(await screen.findByRole('article', { name: '13' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: Staff.by_age }));
  expect(screen.getByRole('article', { name: '13' })).not.toHaveTextContent(Staff.column_new);
});
