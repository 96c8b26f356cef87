import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeBooking, noteArrival, takeWalkIn } from '@/lib/contract/staff/booking-calls';
import es from '@/messages/es.json';
import { LINE } from '@/tests/components/staff/render-board';
import { named } from '@/tests/components/staff/render-staff';
import { at, bookingOf, dayOf, NOW, renderBookings } from './render-bookings';

const { StaffBookings } = es;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
  history.replaceState(null, '', '/norte/bookings?booking=1');
});
afterEach(() => jest.useRealTimers());

const dialog = () => within(screen.getByRole('dialog'));
const press = (words: string) => userEvent.click(screen.getByRole('button', { name: named(words) }));
const go = (words: string) => userEvent.click(dialog().getByRole('button', { name: words }));
const options = () =>
  dialog()
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const AHEAD = { lines: [{ ...LINE, is_gone: false }], total: 18_000, sent_at: null };
const SITS = bookingOf({ id: 2, begins: -60, seated_at: at(-60), tables: [{ id: 15, label: '5' }] });
/** Opened long before anybody of the party in twenty minutes comes. */
const EARLIER = { table_id: 15, id: 70, opened_at: at(-90) };

test('a table says who has it: somebody who sits there, or who comes, and until when it is free (rule staff/bookings)', async () => {
  const soon = bookingOf({ id: 3, begins: 10, tables: [{ id: 16, label: '6' }] });
  const later = bookingOf({ id: 4, begins: 80, tables: [{ id: 17, label: '7' }] });
  const block = bookingOf({
    id: 5,
    kind: 'block',
    begins: -10,
    people: null,
    tables: [{ id: 18, label: '8' }],
  });
  const table = (id: number) => ({
    ...{ id, label: String(id - 10), seats: 4, area: null, join_group: null, is_booked: true },
  });
  const tables = [15, 16, 17, 18].map(table);
  await renderBookings([dayOf([SITS, soon, later, { ...block, contact: null }], { tables })]);
  await userEvent.click(screen.getByRole('button', { name: StaffBookings.walk_in_go }));
  const [, five, six, seven, eight] = options();
  expect(five).toMatch(/^Mesa 5 · para 4 · ocupada$/);
  expect(six).toMatch(/reservada 8:50\sp\.\sm\. · Ana Ruiz, 4$/);
  expect(seven).toMatch(/libre hasta las 10:00\sp\.\sm\. · Ana Ruiz, 4$/);
  expect(eight).toMatch(/bloqueada hasta las 10:00\sp\.\sm\.$/);
});

test('a large party is typed, and what no table seats is said; the host names one (rule staff/bookings)', async () => {
  const walked = bookingOf({
    id: 5,
    kind: 'walk_in',
    begins: 0,
    seated_at: at(0),
    contact: null,
    came: null,
  });
  const { sent } = await renderBookings([dayOf([])], [[takeWalkIn, walked]]);
  await userEvent.click(screen.getByRole('button', { name: StaffBookings.walk_in_go }));
  const count = dialog().getByRole('textbox', { name: StaffBookings.how_many_other });
  await userEvent.tripleClick(count);
  await userEvent.keyboard('12x');
  expect(count).toHaveValue('12');
  expect(
    dialog().getByText(/^Para 12 no alcanza ninguna mesa.*caben hasta 4\. Elige tú una mesa/),
  ).toBeVisible();
  await go(StaffBookings.more);
  await userEvent.selectOptions(dialog().getByRole('combobox'), '15');
  await go('Sentar: 13 personas');
  await waitFor(() => expect(sent()[0]?.body).toEqual({ supplier_id: 2, people: 13, table_id: 15 }));
});

test('who calls for a party over eight is written down whole', async () => {
  const tables = [20, 21].map((id) => ({
    ...{ id, label: String(id), seats: 8, area: null, join_group: 'patio', is_booked: true },
  }));
  const { sent } = await renderBookings([dayOf([], { tables })], [[makeBooking, bookingOf({ id: 8 })]]);
  await userEvent.click(screen.getByRole('button', { name: StaffBookings.new }));
  const count = dialog().getByRole('textbox', { name: StaffBookings.how_many_other });
  await userEvent.tripleClick(count);
  await userEvent.keyboard('16');
  expect(dialog().queryByText(/no alcanza/)).toBeNull();
  await userEvent.type(dialog().getByLabelText(StaffBookings.new_hour), '21:15');
  await userEvent.type(dialog().getByRole('textbox', { name: StaffBookings.new_name }), 'Eva Paz');
  await userEvent.type(dialog().getByRole('textbox', { name: StaffBookings.new_phone }), '300 123 4567');
  await go(StaffBookings.new_go);
  await waitFor(() => expect(sent()[0]?.body).toMatchObject({ people: 16, hour: '21:15' }));
});

test('a table with the account of an earlier party says so, and offers another that is free (rule staff/bookings)', async () => {
  const booking = bookingOf({ people: 2, order: AHEAD });
  const { sent } = await renderBookings(
    [dayOf([booking], { accounts: [EARLIER] })],
    [[noteArrival, booking]],
  );
  await press(StaffBookings.seat);
  expect(dialog().getByText(/^La mesa 5 todavía tiene abierta la cuenta .* desde las 7:10/)).toBeVisible();
  expect(dialog().getByText(StaffBookings.seat_held)).toBeVisible();
  expect(dialog().getByRole('button', { name: 'Sentar aquí de todos modos: 2 personas' })).toBeVisible();
  await go('Mesa 6 · para 2');
  expect(dialog().queryByText(/todavía tiene abierta/)).toBeNull();
  await go('Sentar: 2 personas');
  await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ arrival: 'seated', table_id: 16 }]));
});

test('a table at which another party sits says who, and the host may seat there anyway', async () => {
  const booking = bookingOf();
  const { sent } = await renderBookings([dayOf([booking, SITS])], [[noteArrival, booking]]);
  await press(StaffBookings.seat);
  expect(dialog().getByText(/^En la mesa 5 todavía está Ana Ruiz\./)).toBeVisible();
  expect(dialog().queryByText(StaffBookings.seat_others)).toBeNull();
  await go('Sentar aquí de todos modos: 4 personas');
  await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ arrival: 'seated' }]));
});

test('a party that comes early is offered no table at which somebody sits until its hour', async () => {
  const booking = bookingOf({ people: 2, begins: 60 });
  const walked = bookingOf({
    id: 3,
    kind: 'walk_in',
    begins: -30,
    contact: null,
    came: null,
    seated_at: at(-30),
  });
  await renderBookings([dayOf([booking, { ...walked, ends_at: at(30) }])]);
  await press(StaffBookings.seat);
  expect(dialog().getByText(/^En la mesa 5 todavía hay otro grupo/)).toBeVisible();
  expect(dialog().getByRole('button', { name: /^Mesa 6/ })).toBeVisible();
  expect(dialog().queryByRole('button', { name: /^Mesa 5/ })).toBeNull();
});

test('what waits for the account of a party that sits is sent later with a tap, and what holds it is said', async () => {
  const sits = bookingOf({ begins: -10, seated_at: at(-5), order: AHEAD });
  const done = { ...sits, order: { ...AHEAD, sent_at: at(0) } };
  const days = [dayOf([sits]), dayOf([sits]), dayOf([done])];
  const { sent } = await renderBookings(days, [[noteArrival, sits, done]]);
  expect(screen.getByText(StaffBookings.ahead_held)).toBeVisible();
  await press(StaffBookings.ahead_send);
  expect(await screen.findByText(StaffBookings.ahead_still)).toBeVisible();
  await press(StaffBookings.ahead_send);
  expect(await screen.findByText(StaffBookings.ahead_sent)).toBeVisible();
  expect(screen.queryByText(StaffBookings.ahead_held)).toBeNull();
  expect(sent().map(({ body }) => body)).toEqual([{ arrival: 'seated' }, { arrival: 'seated' }]);
});
