import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { undoMove } from '@/lib/contract/staff/board-calls';
import { moveStaffOrder } from '@/lib/contract/staff/calls';
import type { OrderStatus } from '@/lib/domain/orders/order-states';
import es from '@/messages/es.json';
import { orderOf, renderBoard } from './render-board';
import { named, Refused } from './render-staff';

const { Staff, Errors } = es;
const NO_LIST = new Refused(500, 'internal');
const SILENCE = new Refused(503, 'internal');
const moved = (status: OrderStatus) => ({ id: 7, number: 12, status, packed: false });
const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: named(name) }));
const column = (name: string) => screen.getByRole('region', { name });
const undoOf = (state: string) => `${Staff.undo}. Pedido 12: ${state}`;
const findUndo = (state: string) => screen.findByRole('button', { name: undoOf(state) });
const haveSignal = () => act(async () => window.dispatchEvent(new Event('online')));
const preparation = [orderOf({ status: 'preparation' })];

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

test('a card that was handed over by mistake is taken back, with a key of its own (rule staff/undo)', async () => {
  const way = [orderOf({ status: 'on_the_way' })];
  const { sent, keys } = await renderBoard(
    [way, [], way],
    [
      [moveStaffOrder, moved('delivered')],
      [undoMove, moved('on_the_way')],
    ],
  );
  await press(Staff.delivered);
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  await userEvent.click(await findUndo(Staff.state_delivered));
  expect(await screen.findByRole('article', { name: '12' })).toBeVisible();
  expect(sent()).toMatchObject([
    { method: 'PUT', body: { status: 'delivered' } },
    { method: 'POST', path: '/tenants/norte/staff/orders/7/undo.json', body: { status: 'delivered' } },
  ]);
  expect(new Set(keys).size).toBe(2);
  expect(screen.queryByRole('button', { name: undoOf(Staff.state_delivered) })).toBeNull();
});

test('the offer is gone after ten seconds', async () => {
  await renderBoard(
    [[orderOf({ status: 'accepted' })], preparation],
    [[moveStaffOrder, moved('preparation')]],
  );
  jest.useFakeTimers({ advanceTimers: true });
  await userEvent.click(await screen.findByRole('button', { name: named(Staff.preparation) }));
  await findUndo(Staff.state_preparation);
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.queryByRole('button', { name: /^Deshacer/ })).toBeNull();
});

test('a stall’s part of a court’s order offers none', async () => {
  await renderBoard(
    [[orderOf({ status: 'accepted', is_stall: true })], [orderOf({ status: 'preparation', is_stall: true })]],
    [[moveStaffOrder, moved('preparation')]],
  );
  await press(Staff.preparation);
  await screen.findByRole('button', { name: named(Staff.packed) });
  expect(screen.queryByRole('button', { name: /^Deshacer/ })).toBeNull();
});

test('a tap that was sent into silence is taken back behind it, and the same tap may follow', async () => {
  const { sent, keys } = await renderBoard(
    [[orderOf({ status: 'accepted' })], NO_LIST],
    [
      [moveStaffOrder, SILENCE, SILENCE, SILENCE, moved('preparation')],
      [undoMove, moved('accepted')],
    ],
  );
  await press(Staff.preparation);
  await userEvent.click(await findUndo(Staff.state_preparation));
  expect(await screen.findByText(/Empezar, Deshacer$/)).toBeVisible();
  expect(column(Staff.column_making)).toContainElement(screen.getByRole('article'));
  await press(Staff.preparation);
  expect(await screen.findByText(/Empezar, Deshacer, Empezar$/)).toBeVisible();
  await haveSignal();
  await waitFor(() => expect(screen.queryByText(/Se enviará/)).toBeNull());
  const done = sent().slice(-3);
  expect(done.map(({ method }) => method)).toEqual(['PUT', 'POST', 'PUT']);
  expect(new Set(keys).size).toBe(3);
});

test('a tap behind it that was never sent is forgotten', async () => {
  const { sent } = await renderBoard(
    [[orderOf({ status: 'accepted' })], NO_LIST],
    [[moveStaffOrder, SILENCE, SILENCE, moved('preparation')]],
  );
  await press(Staff.preparation);
  await findUndo(Staff.state_preparation);
  await press(Staff.packed);
  await userEvent.click(await findUndo(Staff.state_packed));
  expect(await screen.findByText(/Se enviará .*Empezar$/)).toBeVisible();
  await haveSignal();
  await waitFor(() => expect(screen.queryByText(/Se enviará/)).toBeNull());
  expect(sent().map(({ body }) => body)).toEqual(Array(sent().length).fill({ status: 'preparation' }));
});

test('an undo that comes too late says so', async () => {
  await renderBoard(
    [[orderOf({ status: 'accepted' })], preparation],
    [
      [moveStaffOrder, moved('preparation')],
      [undoMove, new Refused(409, 'undo_over')],
    ],
  );
  await press(Staff.preparation);
  await userEvent.click(await findUndo(Staff.state_preparation));
  expect(await screen.findByText(new RegExp(Errors.undo_over))).toHaveAttribute('role', 'alert');
});
