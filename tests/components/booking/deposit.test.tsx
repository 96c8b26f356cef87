import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BookInfo } from '@/components/booking/info/book-info';
import { Reserve } from '@/components/booking/reserve/reserve';
import { goTo } from '@/lib/browser/go-to';
import type { Booking, BookingDeposit, BookingSchedule } from '@/lib/contract/booking/booking';
import * as calls from '@/lib/contract/booking/calls';
import type { DepositState } from '@/lib/domain/booking/deposit';
import es from '@/messages/es.json';
import { bookingOf } from '@/tests/support/browser/bookings';
import { renderApp } from '@/tests/support/browser/render-app';

jest.mock('@/lib/browser/go-to');

const { Reserve: words, BookInfo: info, Checkout } = es;
const booking = bookingOf({ people: 2 });
const hoursBefore = (hours: number) =>
  new Date(Date.parse(booking.starts_at) - hours * 3_600_000).toISOString();
const deposit = (state: DepositState, part: Partial<BookingDeposit> = {}): BookingDeposit => ({
  purchase_id: 90,
  amount: 40_000,
  state,
  comes_back: 0,
  pay_until: null,
  refund_until: hoursBefore(24),
  ...part,
});
const schedule = (part: Partial<BookingSchedule> = {}): BookingSchedule => ({
  branch_id: 2,
  timezone: 'America/Bogota',
  interval: 30,
  max_people: 8,
  contact: { phone: null, whatsapp: null, email: null },
  days: [{ date: booking.date, state: 'open' }],
  date: booking.date,
  people: 2,
  stay_minutes: 90,
  is_approved: true,
  email: 'required',
  deposit: { amount: 40_000, per_person: 20_000, refund_hours: 24 },
  hours: [
    { date: booking.date, hour: '20:00', places: 'free', waits: true },
    { date: booking.date, hour: '20:30', places: 'full', waits: true },
  ],
  ...part,
});
const held = { id: 5, held_until: new Date(Date.now() + 300_000).toISOString() };

async function openForm(shown: BookingSchedule, made: Booking = booking) {
  history.replaceState(null, '', '/norte/reservar');
  const branch = { id: 2, slug: 'norte', name: 'Norte', maxPeople: 8 };
  renderApp(<Reserve branch={branch} frames={null} />, {
    [calls.listBookingHours.path]: [shown],
    [calls.holdTable.path]: [held],
    [calls.createBooking.path]: [made],
    [calls.createBookingLink.path]: [{ token: 'x'.repeat(43) }],
  });
  await screen.findByRole('radio', { name: /8:00\sp\.\sm\./ });
}
const PAY = /^Pagar · \$\s40\.000$/;
const note = () => screen.getByRole('region', { name: /Depósito/ });

test('says before it is sent how much, for whom, that it is taken off and until when it comes back (rule booking/deposit)', async () => {
  const unpaid = bookingOf({ state: 'pending', deposit: deposit('to_pay', { pay_until: hoursBefore(2) }) });
  await openForm(schedule(), unpaid);
  expect(note()).toHaveTextContent(/\$\s40\.000/);
  expect(note()).toHaveTextContent(
    /\$\s20\.000 por cada una de las 2 personas\. Se descuenta de la cuenta\./,
  );
  expect(note()).toHaveTextContent(/Te lo devolvemos si cancelas 24 horas antes/);
  await userEvent.click(screen.getByRole('radio', { name: /8:00\sp\.\sm\./ }));
  expect(note()).toHaveTextContent(/Te lo devolvemos si cancelas antes del .+ a las 8:00\sp\.\sm\./);
  await userEvent.type(screen.getByLabelText(Checkout.name), 'Ana');
  await userEvent.type(screen.getByLabelText(/\+57/), '3211234567');
  await userEvent.type(screen.getByLabelText(Checkout.email), 'ana@example.com');
  await userEvent.click(screen.getByRole('button', { name: words.book_and_pay }));
  expect(await screen.findByRole('heading', { name: info.to_pay_title })).toHaveFocus();
  expect(screen.getByText(/guarda la mesa hasta las 6:00\sp\.\sm\./)).toBeVisible();
  expect(screen.getByRole('link', { name: PAY })).toHaveAttribute('href', '/norte/webcheckout/90');
});

test('an hour that is too near says that it does not come back, and a list that it is paid later', async () => {
  await openForm(schedule({ deposit: { amount: 40_000, per_person: 20_000, refund_hours: 96 } }));
  await userEvent.click(screen.getByRole('radio', { name: /8:00\sp\.\sm\./ }));
  expect(note()).toHaveTextContent(/Faltan menos de 96 horas/);
  await userEvent.click(screen.getByRole('radio', { name: /8:30\sp\.\sm\./ }));
  expect(note()).toHaveTextContent(words.deposit_waits);
  expect(screen.getByRole('button', { name: words.join_list })).toBeVisible();
});

test('a party that pays none reads of none', async () => {
  await openForm(schedule({ deposit: null }));
  expect(screen.queryByText(words.deposit)).toBeNull();
  expect(screen.getByRole('button', { name: words.book })).toBeVisible();
});

const openPage = (part: Partial<Booking>) => {
  window.linkToken = null;
  return renderApp(<BookInfo id={7} />, {
    [calls.getBooking.path]: [bookingOf({ people: 2, ...part })],
    [calls.openDeposit.path]: [bookingOf({ ...part })],
  });
};

test('its page says until when the table waits, and leads on to paying', async () => {
  const bench = openPage({
    state: 'pending',
    deposit: deposit('to_pay', { pay_until: hoursBefore(2) }),
  });
  expect(await screen.findByRole('heading', { name: info.to_pay_title })).toBeVisible();
  expect(screen.getByText(/guarda la mesa hasta las 6:00\sp\.\sm\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: PAY }));
  expect(bench.calls.some(({ path }) => path === calls.openDeposit.path)).toBe(true);
  expect(jest.mocked(goTo)).toHaveBeenCalledWith('/norte/webcheckout/90');
});

test.each<[DepositState, Partial<Booking>, string, RegExp | null]>([
  ['on_its_way', { state: 'pending' }, info.deposit_on_its_way, /Te lo devolvemos si cancelas antes del/],
  ['paid', {}, info.deposit_paid, /Te lo devolvemos si cancelas antes del/],
  ['on_the_account', {}, info.deposit_on_the_account, null],
  ['kept', { state: 'cancelled', can_change: false }, info.deposit_kept, null],
  ['refund_due', { state: 'cancelled', can_change: false }, info.deposit_refund_due, null],
  ['unpaid', { state: 'cancelled', can_change: false }, info.deposit_unpaid, null],
])('%s: its page says where the money is (rule booking/deposit)', async (state, part, said, until) => {
  openPage({ ...part, deposit: deposit(state) });
  const card = await screen.findByRole('region', { name: /Depósito/ });
  expect(within(card).getByRole('status')).toHaveTextContent(said);
  expect(within(card).queryAllByText(until ?? /Te lo devolvemos si/)).toHaveLength(until ? 1 : 0);
  expect(screen.queryByRole('button', { name: PAY })).toBeNull();
});

test('what the bill did not use is named, with what goes back of it', async () => {
  openPage({ is_seated: true, deposit: deposit('taken_off', { comes_back: 12_000 }) });
  const card = await screen.findByRole('region', { name: /Depósito/ });
  expect(within(card).getByRole('status')).toHaveTextContent(
    /^Se descontó de tu cuenta\. Lo demás, \$\s12\.000, se devuelve por el medio con el que pagaste\.$/,
  );
});

test.each<[string, BookingDeposit, RegExp | null]>([
  ['in time', deposit('paid'), /^El depósito de \$\s40\.000 se devuelve por el medio/],
  [
    'later',
    deposit('paid', { refund_until: hoursBefore(500) }),
    /^El depósito de \$\s40\.000 no se devuelve: el plazo terminó el .+ a las 12:00\sa\.\sm\.$/,
  ],
  ['on its way', deposit('on_its_way'), /^El pago del depósito está en camino: si llega, vuelve\.$/],
  ['not paid', deposit('to_pay'), null],
])('who cancels reads first what becomes of the money, and how much it is: %s', async (_, money, said) => {
  openPage({ deposit: money });
  await userEvent.click(await screen.findByRole('button', { name: info.cancel }));
  const told = within(screen.getByRole('dialog')).queryByText(said ?? /depósito|vuelve/);
  expect(told !== null).toBe(said !== null);
});
