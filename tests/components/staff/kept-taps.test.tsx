import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { moveStaffOrder } from '@/lib/contract/staff/calls';
import type { OrderStatus } from '@/lib/domain/orders/order-states';
import es from '@/messages/es.json';
import { orderOf, renderBoard } from './render-board';
import { named, Refused } from './render-staff';

const { Staff } = es;
const NO_LIST = new Refused(500, 'internal');
const SILENCE = new Refused(503, 'internal');
const moved = (status: OrderStatus) => ({ id: 7, number: 12, status, packed: false });
const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: named(name) }));
const column = (name: string) => screen.getByRole('region', { name });
const haveSignal = () => act(async () => window.dispatchEvent(new Event('online')));
const willSend = (steps: string) => Staff.will_send.replace('{steps}', steps);

beforeEach(() => sessionStorage.clear());

test('taps without an answer show on the card, and are sent once, in their order, with the keys they had (rule staff/board)', async () => {
  const { sent, keys } = await renderBoard(
    [[orderOf({ status: 'accepted' })], NO_LIST],
    [[moveStaffOrder, SILENCE, SILENCE, moved('preparation'), moved('packed')]],
  );
  await press(Staff.preparation);
  expect(await screen.findByText(willSend(Staff.preparation))).toBeVisible();
  await press(Staff.packed);
  expect(await screen.findByText(willSend(`${Staff.preparation}, ${Staff.packed}`))).toBeVisible();
  expect(column(Staff.column_ready)).toContainElement(screen.getByRole('article'));
  await haveSignal();
  await waitFor(() => expect(sent()).toHaveLength(4));
  const statuses = sent().map(({ body }) => (body as { status: string }).status);
  expect(statuses).toEqual(['preparation', 'preparation', 'preparation', 'packed']);
  expect(new Set(keys).size).toBe(2);
  expect(keys[0]).toBe(keys[2]);
  await waitFor(() => expect(screen.queryByText(/Se enviará/)).toBeNull());
  await haveSignal();
  expect(sent()).toHaveLength(4);
});

test('a tap that waits survives a reload', async () => {
  const before = await renderBoard([[orderOf()], NO_LIST], [[moveStaffOrder, SILENCE]]);
  await press('20 min');
  await screen.findByText(willSend(Staff.accept));
  before.unmount();
  const after = await renderBoard(
    [[orderOf()], [orderOf({ status: 'accepted' })]],
    [[moveStaffOrder, moved('accepted')]],
  );
  await waitFor(() => expect(after.sent()).toMatchObject([{ body: { status: 'accepted', minutes: 20 } }]));
  expect(after.keys).toEqual([before.keys[0]]);
  await waitFor(() => expect(screen.queryByText(/Se enviará/)).toBeNull());
});

test('a tap that came too late is dropped, and says how the order stands', async () => {
  const late = Response.json(
    { error: { key: 'illegal_transition', message: 'x', values: { from: 'packed' } } },
    { status: 409 },
  );
  const { sent } = await renderBoard(
    [[orderOf({ status: 'accepted' })], NO_LIST],
    [[moveStaffOrder, SILENCE, late]],
  );
  await press(Staff.preparation);
  await screen.findByText(willSend(Staff.preparation));
  await haveSignal();
  const said = `«${Staff.preparation}» no se hizo: alguien ya movió el pedido 12. Ahora está listo.`;
  expect(await within(screen.getByRole('article')).findByText(said)).toHaveAttribute('role', 'alert');
  expect(screen.queryByText(/Se enviará/)).toBeNull();
  await haveSignal();
  expect(sent()).toHaveLength(2);
});

test('a refusal of an order that the board has no more is said over the board until it is seen', async () => {
  await renderBoard(
    [[orderOf({ status: 'accepted' })], NO_LIST, []],
    [[moveStaffOrder, SILENCE, new Refused(404, 'not_found')]],
  );
  await press(Staff.preparation);
  await screen.findByText(willSend(Staff.preparation));
  await haveSignal();
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(screen.getByText(/no se hizo en el pedido 12/)).toBeVisible();
  await press(Staff.news_seen);
  expect(screen.queryByText(/no se hizo/)).toBeNull();
});
