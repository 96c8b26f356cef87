import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { moveStaffOrder, type StaffOrder } from '@/lib/contract/staff/calls';
import es from '@/messages/es.json';
import { LIST, orderOf, renderBoard } from './render-board';
import { named } from './render-staff';

const { Staff } = es;
const by = { kind: 'person', id: 3, name: 'Marta' } as const;
const rejected = (words: string | null): StaffOrder =>
  orderOf({
    status: 'cancelled',
    news: [{ id: 4, kind: 'rejected', at: '2026-11-18T17:00:00.000Z', reason: null, words, tip: null, by }],
  });
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));

test('a card that somebody else rejected says who did and why, until it is seen (rule staff/news)', async () => {
  await renderBoard([[rejected('Se acabó el pollo')]]);
  expect(await screen.findByText('Marta canceló el pedido: «Se acabó el pollo»')).toBeVisible();
  expect(screen.getByRole('button', { name: new RegExp(Staff.news_seen) })).toBeEnabled();
});

test('it goes from the screen that rejected it, where somebody would say for the kitchen that it is seen', async () => {
  const { times } = await renderBoard(
    [[orderOf({ status: 'accepted' })], [rejected('No hay pan')]],
    [[moveStaffOrder, { id: 7, number: 12, status: 'cancelled', packed: false }]],
  );
  await press(new RegExp(`^${Staff.reject}`));
  await userEvent.type(screen.getByRole('textbox', { name: Staff.reject_reason }), 'No hay pan');
  await press(Staff.reject_go);
  await waitFor(() => expect(times(LIST)).toBeGreaterThan(1));
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
});

test('a tap that came too late says which order it was, how it stands and who moved it (rule staff/board)', async () => {
  const late = Response.json(
    { error: { key: 'illegal_transition', message: 'x', values: { from: 'accepted', by: 'Marta' } } },
    { status: 409 },
  );
  await renderBoard([[orderOf()], [orderOf({ status: 'accepted' })]], [[moveStaffOrder, late]]);
  await press(named(Staff.accept));
  expect(await screen.findByText('El pedido 12 ya está aceptado: lo movió Marta.')).toBeVisible();
});
