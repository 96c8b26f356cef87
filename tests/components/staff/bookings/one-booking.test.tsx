import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  blockTable,
  changeTables,
  decideBooking,
  freeBookedTables,
  makeBooking,
  noteArrival,
  type StaffBooking,
  takeWalkIn,
} from '@/lib/contract/staff/booking-calls';
import es from '@/messages/es.json';
import { LINE } from '@/tests/components/staff/render-board';
import { named, Refused } from '@/tests/components/staff/render-staff';
import { at, bookingOf, dayOf, NOW, renderBookings } from './render-bookings';

const { StaffBookings } = es;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
  history.replaceState(null, '', '/norte/bookings?booking=1');
});
afterEach(() => jest.useRealTimers());

const panel = () => within(screen.getByRole('complementary'));
const dialog = () => within(screen.getByRole('dialog'));
const press = (words: string) => userEvent.click(panel().getByRole('button', { name: named(words) }));
const go = (words: string) => userEvent.click(dialog().getByRole('button', { name: words }));
const shown = () =>
  panel()
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

const DEPOSIT: StaffBooking['deposit'] = {
  ...{ purchase_id: 9, amount: 40_000, state: 'paid', comes_back: 0, pay_until: null },
  refund_until: '2026-11-20T15:00:00.000Z',
};

test('a booking stands whole: who, what they wrote, whether they came before, what they ordered, and their deposit', async () => {
  const whole = bookingOf({
    notes: 'Alergia al maní\nhttps://example.com',
    came: { times: 3, last_on: '2026-05-02', no_shows: 1 },
    deposit: DEPOSIT,
    ratings: [{ guest: 'Luis', score: 4, comment: 'Muy rico' }],
  });
  await renderBookings([dayOf([whole])]);
  expect(panel().getByText(/Alergia al maní/)).toBeVisible();
  expect(panel().queryByRole('link', { name: /example/ })).toBeNull();
  expect(panel().getByText('Ya vino 3 veces, la última el sábado, 2 de mayo.')).toBeVisible();
  expect(panel().getByText('Una vez reservó y no llegó.')).toBeVisible();
  expect(panel().getByText(/Depósito: \$\s40\.000/)).toBeVisible();
  expect(panel().getByText(StaffBookings.deposit_stays)).toBeVisible();
  expect(panel().getByText('4 estrellas de 5')).toBeVisible();
  expect(panel().getByRole('link', { name: /Llamar/ })).toHaveAttribute('href', 'tel:+573001234567');
  const chat = panel().getByRole('link', { name: StaffBookings.chat_table_go });
  const { origin, pathname, searchParams } = new URL(chat.getAttribute('href') ?? '');
  expect(origin + pathname).toBe('https://wa.me/573001234567');
  expect(searchParams.get('text')).toBe('Hola, Ana Ruiz. Tu mesa en Norte ya está lista.');
});

test.each<[string, Partial<StaffBooking> & { begins?: number }, string[]]>([
  ['waits for a decision', { state: 'pending' }, ['approve', 'move', 'decline']],
  ['is expected', {}, ['seat', 'move', 'cancel']],
  ['is late', { begins: -30 }, ['seat', 'move', 'no_show', 'cancel']],
  ['sits', { begins: -30, seated_at: at(-20) }, ['free', 'move', 'unseat']],
  ['did not come', { begins: -30, no_show_at: at(-5), tables: [] }, ['came_after_all']],
  ['is a block', { kind: 'block', people: null, contact: null, came: null }, ['unblock']],
])('of one that %s stand what may be done, and nothing else', async (_why, changes, words) => {
  await renderBookings([dayOf([bookingOf(changes)])]);
  const texts = words.map((word) => StaffBookings[word as 'seat']);
  expect(shown()).toEqual([StaffBookings.close, ...texts]);
});

test('a party of another day is not seated, and the day on which it is stands there (rule staff/bookings)', async () => {
  const day = { day: '2026-11-22', seats_from: at(60 * 24) };
  await renderBookings([dayOf([bookingOf({ begins: 60 * 48, ...day })])]);
  expect(shown()).toEqual([StaffBookings.close, StaffBookings.move, StaffBookings.cancel]);
  expect(panel().getByText('Los puedes sentar desde el domingo, 22 de noviembre.')).toBeVisible();
});

test('who may only read gets no button that changes something', async () => {
  await renderBookings([dayOf([bookingOf()])], [], { role: 'kitchen' });
  expect(shown()).toEqual([StaffBookings.close]);
});

test('a party is seated at another table that is free, and what goes with it is said before', async () => {
  const ahead = bookingOf({
    deposit: DEPOSIT,
    order: { lines: [{ ...LINE, is_gone: false }], total: 18_000, sent_at: null },
  });
  const day = dayOf([ahead], { accounts: [{ table_id: 16, id: 70, opened_at: at(-5) }] });
  const { sent } = await renderBookings([day], [[noteArrival, { ...ahead, seated_at: at(0) }]]);
  await press(StaffBookings.seat);
  expect(dialog().getByText(/Se empieza a preparar 1 producto/)).toBeVisible();
  expect(dialog().getByText(/El depósito de \$\s40\.000 se descuenta/)).toBeVisible();
  await userEvent.selectOptions(dialog().getByRole('combobox'), '16');
  expect(dialog().getByText(/La mesa 6 tiene una cuenta abierta/)).toBeVisible();
  await go('Sentar: 4 personas');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent().map(({ body }) => body)).toEqual([{ arrival: 'seated', table_id: 16 }]);
});

test('a refusal is said in the host’s words where it was pressed', async () => {
  await renderBookings([dayOf([bookingOf()])], [[noteArrival, new Refused(409, 'table_taken')]]);
  await press(StaffBookings.seat);
  await go('Sentar: 4 personas');
  expect(await dialog().findByRole('alert')).toHaveTextContent(StaffBookings.fault_table_taken);
});

test('a decline needs a reason, and says that the deposit goes back', async () => {
  const booking = bookingOf({ state: 'pending', deposit: DEPOSIT });
  const { sent } = await renderBookings(
    [dayOf([booking])],
    [[decideBooking, { ...booking, state: 'cancelled', decline_reason: 'x' }]],
  );
  await press(StaffBookings.decline);
  expect(dialog().getByText(/Se le devuelve el depósito de \$\s40\.000/)).toBeVisible();
  await go(StaffBookings.decline_go);
  expect(dialog().getByText(StaffBookings.decline_missing)).toBeVisible();
  expect(sent()).toEqual([]);
  await go(StaffBookings.decline_ready_event);
  await go(StaffBookings.decline_go);
  await waitFor(() =>
    expect(sent().map(({ body }) => body)).toEqual([
      { decision: 'decline', reason: StaffBookings.decline_ready_event },
    ]),
  );
});

test('that nobody came says what becomes of the money first', async () => {
  const late = bookingOf({ begins: -30, deposit: DEPOSIT });
  const { sent } = await renderBookings([dayOf([late])], [[noteArrival, { ...late, no_show_at: at(0) }]]);
  await press(StaffBookings.no_show);
  expect(dialog().getByText(/Se quedan con el depósito de \$\s40\.000/)).toBeVisible();
  await go(StaffBookings.no_show_go);
  await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ arrival: 'no_show' }]));
});

test('a wrong tap is taken back with one', async () => {
  const sits = bookingOf({ begins: -30, seated_at: at(-2) });
  const { sent } = await renderBookings([dayOf([sits])], [[noteArrival, { ...sits, seated_at: null }]]);
  await press(StaffBookings.unseat);
  await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ arrival: 'expected' }]));
});

test('other tables are tapped together, and one of somebody else cannot be', async () => {
  const other = bookingOf({ id: 2, tables: [{ id: 17, label: '7' }] });
  const { tables } = dayOf([]);
  const day = dayOf([bookingOf(), other], {
    tables: [...tables, { id: 17, label: '7', seats: 4, area: null, join_group: null, is_booked: true }],
  });
  const { sent } = await renderBookings([day], [[changeTables, bookingOf()]]);
  await press(StaffBookings.move);
  expect(dialog().getByRole('button', { name: /^7/ })).toBeDisabled();
  await userEvent.click(dialog().getByRole('button', { name: /^6/ }));
  expect(dialog().getByText('Caben 6 personas; vienen 4 personas.')).toBeVisible();
  await go(StaffBookings.move_go);
  await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ table_ids: [15, 16] }]));
});

test('freeing a table says that its bill stays open', async () => {
  const sits = bookingOf({ begins: -30, seated_at: at(-20) });
  const { sent } = await renderBookings(
    [dayOf([sits], { accounts: [{ table_id: 15, id: 70, opened_at: at(-20) }] })],
    [[freeBookedTables, { ...sits, tables: [] }]],
  );
  await press(StaffBookings.free);
  expect(dialog().getByText(StaffBookings.free_account)).toBeVisible();
  await go(StaffBookings.free);
  await waitFor(() => expect(sent().map(({ method }) => method)).toEqual(['DELETE']));
});

test('a walk-in is taken with people, a table and a name; the same again has the same key', async () => {
  const walked = bookingOf({
    id: 5,
    kind: 'walk_in',
    begins: 0,
    seated_at: at(0),
    contact: null,
    came: null,
  });
  const { sent, keys } = await renderBookings(
    [dayOf([])],
    [[takeWalkIn, new Refused(503, 'general'), walked]],
  );
  await userEvent.click(screen.getByRole('button', { name: StaffBookings.walk_in_go }));
  await go('3 personas');
  await userEvent.selectOptions(dialog().getByRole('combobox'), '16');
  await userEvent.type(dialog().getByRole('textbox', { name: StaffBookings.walk_in_name }), 'Pérez');
  await go('Sentar: 3 personas');
  expect(await dialog().findByRole('alert')).toBeVisible();
  await go('Sentar: 3 personas');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()[1]?.body).toEqual({ supplier_id: 2, people: 3, table_id: 16, name: 'Pérez' });
  expect(new Set(keys).size).toBe(1);
});

test('a block of the night has the next date', async () => {
  const block = bookingOf({ id: 6, kind: 'block', people: null, contact: null, came: null });
  const { sent } = await renderBookings([dayOf([])], [[blockTable, block]]);
  await userEvent.click(screen.getByRole('button', { name: StaffBookings.block_go }));
  const type = async (label: string, hour: string) => {
    const field = dialog().getByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, hour);
  };
  await type(StaffBookings.block_from, '00:30');
  await type(StaffBookings.block_to, '01:30');
  await go(StaffBookings.block_go);
  await waitFor(() =>
    expect(sent().map(({ body }) => body)).toEqual([
      { supplier_id: 2, table_id: 15, date: '2026-11-21', from: '00:30', to: '01:30', note: '' },
    ]),
  );
});

test('who calls is written down with hour, name and phone, and stands there whole', async () => {
  const made = bookingOf({
    id: 8,
    contact: { ...bookingOf().contact, name: 'Eva Paz' } as StaffBooking['contact'],
  });
  const { sent } = await renderBookings([dayOf([]), dayOf([made])], [[makeBooking, made]]);
  await userEvent.click(screen.getByRole('button', { name: StaffBookings.new }));
  await userEvent.type(dialog().getByLabelText(StaffBookings.new_hour), '21:15');
  await userEvent.type(dialog().getByRole('textbox', { name: StaffBookings.new_name }), 'Eva Paz');
  await userEvent.type(dialog().getByRole('textbox', { name: StaffBookings.new_phone }), '300 123 4567');
  await go(StaffBookings.new_go);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent().map(({ body }) => body)).toEqual([
    {
      ...{ supplier_id: 2, date: '2026-11-20', hour: '21:15', people: 2, notes: '' },
      contact: { name: 'Eva Paz', phone: '3001234567', phone_code: '57', phone_code_iso2: 'CO' },
    },
  ]);
  expect(await screen.findByRole('heading', { name: 'Eva Paz' })).toBeVisible();
  expect(panel().getByRole('heading', { name: 'Eva Paz' })).toBeVisible();
});
