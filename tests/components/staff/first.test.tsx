import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { putFirst } from '@/lib/contract/staff/board-calls';
import es from '@/messages/es.json';
import { orderOf, renderBoard } from './render-board';
import { named, Refused } from './render-staff';

const { Staff } = es;
const PATH = '/tenants/norte/staff/orders/8/first.json';
const cards = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
const buttonOf = (name: string) =>
  within(screen.getByRole('article', { name })).getByRole('button', { name: named(Staff.first) });

test('a tap puts a card before the others and marks it, another takes it back (rule staff/first)', async () => {
  const two = [orderOf(), orderOf({ id: 8, number: 13 })];
  const { sent } = await renderBoard(
    [two, [two[0], { ...two[1], first: true }], two],
    [[putFirst, { id: 8, first: true }, { id: 8, first: false }]],
  );
  expect(cards()).toEqual(['12', '13']);
  await userEvent.click(buttonOf('13'));
  await screen.findByText(Staff.goes_first);
  expect(cards()).toEqual(['13', '12']);
  expect(buttonOf('13')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(buttonOf('13'));
  await waitFor(() => expect(cards()).toEqual(['12', '13']));
  expect(sent()).toEqual([
    { method: 'PUT', path: PATH, body: { first: true } },
    { method: 'PUT', path: PATH, body: { first: false } },
  ]);
});

test('a refusal is said on the card, and the list is asked for again', async () => {
  await renderBoard([[orderOf()]], [[putFirst, new Refused(422, 'illegal_transition')]]);
  await userEvent.click(buttonOf('12'));
  expect(await screen.findByRole('alert')).toBeVisible();
});
