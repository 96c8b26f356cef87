import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { moveStaffOrder, readOrderNews, type StaffOrder } from '@/lib/contract/staff/calls';
import type { OrderStatus } from '@/lib/domain/orders/order-states';
import es from '@/messages/es.json';
import { LIST, orderOf, renderBoard } from './render-board';
import { named, Refused } from './render-staff';

const { Staff, Errors } = es;
const MOVE = '/tenants/norte/staff/orders/7/status.json';
const moved = (status: OrderStatus) => ({ id: 7, number: 12, status, packed: false });
const column = (name: string) => screen.getByRole('region', { name });
const card = (name = '12') => screen.findByRole('article', { name });
const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: named(name) }));
const newsOf = (id: number, changes: Partial<StaffOrder['news'][number]>): StaffOrder['news'][number] => ({
  id,
  kind: 'unaccepted',
  at: '2026-11-18T17:00:00.000Z',
  reason: null,
  words: null,
  tip: null,
  ...changes,
});

test('each order stands in the column of its status (rule staff/board)', async () => {
  const statuses = ['in_progress', 'accepted', 'preparation', 'packed', 'on_the_way'] as const;
  await renderBoard([statuses.map((status, index) => orderOf({ id: index + 1, number: index + 1, status }))]);
  await card('5');
  const numbersIn = (name: string) =>
    within(column(name))
      .queryAllByRole('article')
      .map((one) => one.getAttribute('aria-label'));
  expect(numbersIn(Staff.column_new)).toEqual(['1']);
  expect(numbersIn(Staff.column_making)).toEqual(['2', '3']);
  expect(numbersIn(Staff.column_ready)).toEqual(['4']);
  expect(numbersIn(Staff.column_way)).toEqual(['5']);
});

test('a new order is accepted with the minutes of one tap', async () => {
  const { sent } = await renderBoard(
    [[orderOf()], [orderOf({ status: 'accepted' })]],
    [[moveStaffOrder, moved('accepted')]],
  );
  await press('20 min');
  await waitFor(() => expect(column(Staff.column_making)).toContainElement(screen.getByRole('article')));
  expect(sent()).toEqual([{ method: 'PUT', path: MOVE, body: { status: 'accepted', minutes: 20 } }]);
});

test.each([
  ['for an hour', { schedule_date: '2026-12-01', schedule_hour: '19:30' }],
  ['at a table', { service: 'on_table', seat: { id: 1, kind: 'table', label: '4' } }],
] as [string, Partial<StaffOrder>][])('an order %s promises no minutes', async (_what, changes) => {
  const { sent } = await renderBoard([[orderOf(changes)]], [[moveStaffOrder, moved('accepted')]]);
  await press(Staff.accept);
  await waitFor(() => expect(sent()).toMatchObject([{ body: { status: 'accepted' } }]));
  expect(screen.queryByRole('button', { name: named('20 min') })).toBeNull();
});

test.each([
  ['accepted', Staff.preparation, 'preparation'],
  ['preparation', Staff.packed, 'packed'],
  ['packed', Staff.on_the_way, 'on_the_way'],
  ['on_the_way', Staff.delivered, 'delivered'],
] as const)('an order that is %s has one step onwards: %s', async (status, name, next) => {
  const { sent } = await renderBoard([[orderOf({ status })], []], [[moveStaffOrder, moved(next)]]);
  await press(name);
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(sent()).toEqual([{ method: 'PUT', path: MOVE, body: { status: next } }]);
});

test('an order is rejected with a reason, and never without one', async () => {
  const { sent } = await renderBoard([[orderOf()], []], [[moveStaffOrder, moved('cancelled')]]);
  await press(Staff.reject);
  await press(Staff.reject_go);
  const field = screen.getByRole('textbox', { name: Staff.reject_reason });
  expect(field).toBeInvalid();
  expect(sent()).toEqual([]);
  await userEvent.type(field, ' No hay arepas ');
  await press(Staff.reject_go);
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(sent()).toMatchObject([{ body: { status: 'cancelled', reason: 'No hay arepas' } }]);
});

test('a ready reason fills the field, and money is spoken of where it was paid online', async () => {
  const paid = orderOf({ payment_method: 'card' });
  const due = orderOf({ id: 8, number: 13, paid: false, payment_method: 'cash' });
  const { sent } = await renderBoard([[paid, due]], [[moveStaffOrder, moved('cancelled')]]);
  const rejecting = (number: number) =>
    userEvent.click(screen.getByRole('button', { name: `${Staff.reject}: ${number}` }));
  await rejecting(13);
  expect(screen.queryByText(Staff.reject_text)).toBeNull();
  await userEvent.click(screen.getByText(Staff.keep));
  await rejecting(12);
  expect(screen.getByText(Staff.reject_text)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: Staff.reject_ready_full }));
  await userEvent.click(screen.getByRole('button', { name: Staff.reject_go }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toMatchObject([{ body: { status: 'cancelled', reason: Staff.reject_ready_full } }]);
});

test.each([
  ['accepted', 'may be rejected still', null],
  ['on_the_way', 'may be rejected no more', /alguien ya movió el pedido 12\. Ahora está en camino/],
] as const)(
  'the words of a rejection stay while somebody else moves the card: %s %s',
  async (status, _what, said) => {
    await renderBoard([[orderOf()], [orderOf({ status })]]);
    await press(Staff.reject);
    const field = screen.getByRole('textbox', { name: Staff.reject_reason });
    await userEvent.type(field, 'No hay arepas');
    // The tab is looked at again, and asks.
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(document.querySelector('.board-column:first-child article')).toBeNull());
    expect(screen.getByRole('textbox', { name: Staff.reject_reason })).toHaveValue('No hay arepas');
    if (said) expect(screen.getByRole('alert')).toHaveTextContent(said);
    else expect(screen.queryByRole('alert')).toBeNull();
  },
);

test('an order that somebody else moved first shows how it stands, and why the tap did nothing', async () => {
  const { times } = await renderBoard(
    [[orderOf()], [orderOf({ status: 'accepted' })]],
    [[moveStaffOrder, new Refused(409, 'illegal_transition')]],
  );
  await press(Staff.accept);
  await waitFor(() => expect(column(Staff.column_making)).toContainElement(screen.getByRole('article')));
  expect(within(await card()).getByRole('alert')).toHaveTextContent(Errors.illegal_transition);
  expect(times(LIST)).toBe(2);
});

test('news stand on the card until somebody has seen them (rule staff/news)', async () => {
  const news = [
    newsOf(4, { kind: 'tip', tip: 3_000 }),
    newsOf(5, { kind: 'help', words: 'Falta la salsa' }),
    newsOf(8, { kind: 'cancelled' }),
    newsOf(9, { kind: 'cancelled', reason: 'too_late' }),
  ];
  const { sent } = await renderBoard(
    [[orderOf({ status: 'cancelled', news })], []],
    [[readOrderNews, { id: 7, number: 12, news: [] }]],
  );
  const shown = await card();
  expect(shown).toHaveTextContent(/La propina ahora es \$\s?3\.000/);
  expect(shown).toHaveTextContent('El cliente pide ayuda: Falta la salsa');
  expect(shown).toHaveTextContent(Staff.news_cancelled);
  expect(shown).toHaveTextContent(Staff.news_cancelled_too_late);
  await press(Staff.news_seen);
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
  expect(sent()).toEqual([
    { method: 'PUT', path: '/tenants/norte/staff/orders/7/read.json', body: { through: 9 } },
  ]);
});

test('an order that came while no board was open does not say that it waits too long (rule staff/alerts)', async () => {
  await renderBoard([[orderOf({ news: [newsOf(4, { kind: 'unwatched' })] })]]);
  expect(await card()).toHaveTextContent(Staff.news_unwatched);
  expect(await card()).not.toHaveTextContent(Staff.news_unaccepted);
});

describe('a delivery that the board moves on (rule orders/delivery-code)', () => {
  const away = orderOf({ status: 'on_the_way', sign_tries: 8 });

  test('asks for the signs of its diner, as the list of the courier does', async () => {
    const { sent } = await renderBoard([[away]], [[moveStaffOrder, moved('delivered')]]);
    await press(Staff.delivered);
    expect(sent()).toEqual([]);
    expect(screen.getByLabelText(Staff.signs)).toHaveFocus();
    await userEvent.type(screen.getByLabelText(Staff.signs), 'k7-mp');
    await press(Staff.delivered);
    expect(sent()).toEqual([{ method: 'PUT', path: MOVE, body: { status: 'delivered', signs: 'K7MP' } }]);
  });

  test('asks why there are none, and leads back', async () => {
    const { sent } = await renderBoard([[away]], [[moveStaffOrder, moved('delivered')]]);
    await press(Staff.delivered);
    await press(Staff.back);
    expect(screen.queryByLabelText(Staff.signs)).toBeNull();
    await press(Staff.delivered);
    await press(Staff.without_signs);
    await press(Staff.delivered_without);
    expect(sent()).toEqual([]);
    await userEvent.selectOptions(screen.getByLabelText(Staff.unproved_why), 'no_code');
    await press(Staff.delivered_without);
    const unproved = { reason: 'no_code' };
    expect(sent()).toEqual([{ method: 'PUT', path: MOVE, body: { status: 'delivered', unproved } }]);
  });

  test('is moved on by one tap where its branch asks for none', async () => {
    const { sent } = await renderBoard(
      [[orderOf({ status: 'on_the_way' })]],
      [[moveStaffOrder, moved('delivered')]],
    );
    await press(Staff.delivered);
    expect(sent()).toMatchObject([{ body: { status: 'delivered' } }]);
  });
});
