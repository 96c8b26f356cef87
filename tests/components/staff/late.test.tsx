import { screen } from '@testing-library/react';
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
