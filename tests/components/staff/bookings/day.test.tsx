import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readBookingNews } from '@/lib/contract/staff/booking-calls';
import es from '@/messages/es.json';
import { named } from '@/tests/components/staff/render-staff';
import { at, bookingOf, dayOf, NOW, PATH, renderBookings } from './render-bookings';

const { StaffBookings, Staff } = es;

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
  history.replaceState(null, '', '/norte/bookings');
});
afterEach(() => jest.useRealTimers());

const list = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const timeline = () => within(screen.getByRole('region', { name: StaffBookings.view_tables }));

test('the day stands by hour, with what a host should know in words; the night under the same day (rule staff/bookings)', async () => {
  const night = bookingOf({
    id: 3,
    begins: 230,
    contact: null,
    kind: 'walk_in',
    notes: 'Los Pérez',
    came: null,
  });
  const noted = bookingOf({
    ...{ id: 2, begins: -20, notes: 'Silla de bebé', came: { times: 2, last_on: '2026-05-02', no_shows: 0 } },
  });
  await renderBookings([dayOf([bookingOf(), noted, night])]);
  expect(screen.getByRole('status')).toHaveTextContent('3 reservas, 12 personas');
  expect(screen.getByText('Hoy, viernes, 20 de noviembre')).toBeVisible();
  expect(list()).toEqual(['8:20\u00a0p.\u00a0m.', '9:00\u00a0p.\u00a0m.', '12:30\u00a0a.\u00a0m.']);
  const late = screen.getByRole('button', { name: /Tarde: 20 min · Mesa 5/ });
  expect(late).toHaveTextContent('3.ª vez');
  expect(late).toHaveTextContent(StaffBookings.sign_note);
  expect(screen.getByText(/^Ahora, 8:40/)).toBeVisible();
  expect(screen.getByText(StaffBookings.after_midnight)).toBeVisible();
});

test('the day stands by table: each stay as a button with all of it in words', async () => {
  const both = [
    { id: 15, label: '5' },
    { id: 16, label: '6' },
  ];
  await renderBookings([dayOf([bookingOf({ tables: both })])]);
  const stays = timeline().getAllByRole('button', { name: /Ana Ruiz/ });
  expect(stays.map((one) => one.getAttribute('aria-label'))).toEqual([
    '9:00–\u206010:30\u00a0p.\u00a0m., Ana Ruiz, 4 personas, Mesas 5 + 6, Confirmada',
    '9:00–\u206010:30\u00a0p.\u00a0m., Ana Ruiz, 4 personas, Mesas 5 + 6, Confirmada',
  ]);
  expect(
    timeline()
      .getAllByRole('region')
      .map((row) => row.getAttribute('aria-label')),
  ).toEqual(['Mesa 5, para 4', 'Mesa 6, para 2']);
});

test('the day by table says the parts of the room, where it has any (rule table/areas)', async () => {
  const { tables } = dayOf([]);
  const [five, six] = tables.map((table, index) => ({ ...table, area: index === 0 ? 'Terraza' : null }));
  const { unmount } = await renderBookings([
    dayOf([], { tables: [...(six ? [six] : []), ...(five ? [five] : [])] }),
  ]);
  const parts = () =>
    timeline()
      .queryAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
  expect(parts()).toEqual(['Terraza', StaffBookings.area_rest]);
  unmount();
  await renderBookings([dayOf([])]);
  expect(parts()).toEqual([]);
});

test('who waits, and what was cancelled, stand apart', async () => {
  const offered = bookingOf({ id: 2, state: 'waiting_list', offered_until: at(10), tables: [] });
  const declined = bookingOf({ id: 3, state: 'cancelled', decline_reason: 'Evento privado', tables: [] });
  await renderBookings([dayOf([offered, declined])]);
  expect(screen.getByRole('status')).toHaveTextContent('Nadie reservó');
  const waiting = within(screen.getByRole('region', { name: 'Lista de espera: 1' }));
  expect(waiting.getByText(/Mesa ofrecida, hasta las 8:50/)).toBeVisible();
  await userEvent.click(screen.getByText('Canceladas y rechazadas: 1'));
  expect(screen.getByText(StaffBookings.state_declined)).toBeVisible();
});

test.each([
  ['nobody has booked', dayOf([]), StaffBookings.empty],
  ['it is closed', dayOf([], { kind: 'closed' }), StaffBookings.day_closed],
  ['parties come without a booking', dayOf([], { kind: 'walk_in' }), StaffBookings.day_walk_in],
  ['the branch takes no bookings', dayOf([], { takes_bookings: false }), StaffBookings.no_bookings],
])('an empty day says that %s', async (_why, day, words) => {
  await renderBookings([day]);
  expect(screen.getByText(words)).toBeVisible();
});

test('another day is in the address, and a tap leads back to today', async () => {
  const { asked } = await renderBookings([dayOf([]), dayOf([], { date: '2026-11-21' }), dayOf([])]);
  await userEvent.click(screen.getByRole('button', { name: StaffBookings.day_after }));
  expect(await screen.findByText('Mañana, sábado, 21 de noviembre')).toBeVisible();
  expect(location.search).toBe('?date=2026-11-21');
  expect(asked.filter(({ path }) => path === PATH)).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: StaffBookings.today }));
  expect(location.search).toBe('');
});

test('what a diner changed stands on top with its day, until somebody has seen it', async () => {
  const news = bookingOf({
    ...{ id: 9, day: '2026-11-25', date: '2026-11-25', hour: '21:00', state: 'cancelled', tables: [] },
    news: { kind: 'cancelled', at: at(-5) },
  });
  const { sent } = await renderBookings(
    [dayOf([], { news: [news] }), dayOf([])],
    [[readBookingNews, { ...news, news: null }]],
  );
  const part = within(screen.getByRole('region', { name: 'Por ver: 1' }));
  expect(part.getByText(StaffBookings.news_cancelled)).toBeVisible();
  expect(part.getByRole('button', { name: /mié, 25 nov, 9:00/ })).toBeVisible();
  await userEvent.click(part.getByRole('button', { name: named(StaffBookings.seen) }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Por ver: 1' })).toBeNull());
  expect(sent().map(({ body }) => body)).toEqual([{ at: at(-5) }]);
});

test('an event of the stream paints a new booking at once (rule staff/live)', async () => {
  let tell: (text: string) => void = () => undefined;
  const events = new ReadableStream<Uint8Array>({
    start: (stream) => {
      tell = (text) => stream.enqueue(new TextEncoder().encode(text));
    },
  });
  await renderBookings([dayOf([]), dayOf([bookingOf()])], [], { events });
  expect(screen.queryByText('Ana Ruiz')).toBeNull();
  tell('event: bookings\ndata: {"supplier_id":2,"version":"a"}\n\n');
  expect(await screen.findAllByText('Ana Ruiz')).not.toHaveLength(0);
});

test('the screen is offered to who reads bookings, and not to a cook', async () => {
  await renderBookings([dayOf([])], [], { role: 'waiter' });
  expect(screen.getByRole('link', { name: Staff.screen_bookings })).toHaveAttribute('aria-current', 'page');
});
