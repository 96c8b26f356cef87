import { screen } from '@testing-library/react';
import { noteServerDate } from '@/lib/browser/server-clock';
import { orderOf, renderBoard } from './render-board';

test('a late card says so, is marked, and stands before the others (rule staff/late)', async () => {
  const past = new Date(Date.now() - 12.5 * 60_000).toISOString();
  const late = orderOf({ id: 8, number: 13, promised: { from: past, to: past } });
  await renderBoard([[orderOf(), late]]);
  const [first, second] = await screen.findAllByRole('article');
  expect(first).toHaveAccessibleName('13');
  expect(first).toHaveAttribute('data-late', 'true');
  expect(first).toHaveTextContent('Tarde: 12 min');
  expect(second).toHaveAttribute('data-late', 'false');
});

test('a tablet whose clock is an hour off counts by the clock of the server', async () => {
  const now = Date.now() - 3_600_000;
  noteServerDate(new Date(now).toUTCString());
  const past = new Date(now - 12.5 * 60_000).toISOString();
  await renderBoard([[orderOf({ promised: { from: past, to: past } })]]);
  expect(await screen.findByRole('article')).toHaveTextContent('Tarde: 12 min');
  noteServerDate(new Date().toUTCString());
});
