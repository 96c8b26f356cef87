import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BookInfo } from '@/components/booking/info/book-info';
import { ApiError } from '@/lib/clients/api-error';
import type { Booking } from '@/lib/contract/booking/booking';
import * as calls from '@/lib/contract/booking/calls';
import { listBranches } from '@/lib/contract/branches/calls';
import { errorStore } from '@/lib/stores/error-store';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { bookingOf } from '@/tests/support/browser/bookings';
import { renderApp } from '@/tests/support/browser/render-app';

const { BookInfo: words } = es;
const TOKEN = 'x'.repeat(43);
const open = (
  booking: Booking | Error,
  answers: Parameters<typeof renderApp>[1] = {},
  token: string | null = TOKEN,
) => {
  window.linkToken = token;
  return renderApp(<BookInfo id={7} />, { [calls.getBooking.path]: [booking], ...answers });
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const offerOf = (part: Partial<NonNullable<Booking['offer']>>) => ({
  until: inMinutes(9),
  is_over: false,
  deposit: null,
  is_approved: true,
  ...part,
});

beforeEach(() => errorStore.setState({ notice: null }));

test.each([
  ['pending', {}, words.pending_title],
  ['approved', {}, words.approved_title],
  ['waiting_list', {}, words.waiting_title],
  ['waiting_list', { offer: offerOf({}) }, words.offered_title],
  ['waiting_list', { offer: offerOf({ until: inMinutes(-9), is_over: true }) }, words.offer_over_title],
  ['cancelled', { can_change: false }, words.cancelled_title],
] as const)(
  '%s %j says what happens next, and tells the way as far as it stands (rule booking/states, rule booking/calendar)',
  async (state, part, title) => {
    open(bookingOf({ state, ...part }));
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(/Calle 1/)).toBeVisible();
    expect(screen.getByText(/8:00\sp\.\sm\.$/)).toBeVisible();
    expect(screen.getByText('4 personas')).toBeVisible();
    const isTaken = state === 'pending' || state === 'approved';
    expect(screen.queryAllByRole('button', { name: words.calendar })).toHaveLength(isTaken ? 1 : 0);
    expect(screen.queryAllByRole('link', { name: words.way })).toHaveLength(
      isTaken || title === words.offered_title ? 1 : 0,
    );
    expect(screen.queryAllByRole('button', { name: words.change })).toHaveLength(isTaken ? 1 : 0);
  },
);

test.each([
  [{}, /Tómala y queda reservada\.$/],
  [
    { deposit: 40_000, is_approved: false },
    /Tómala y paga el depósito de \$\s40\.000: con eso queda reservada\.$/,
  ],
  [{ is_approved: false }, /Tómala, y Norte la confirma\.$/],
])('who is offered a place reads what it still asks for: %j (rule booking/deposit)', async (part, said) => {
  open(bookingOf({ state: 'waiting_list', offer: offerOf(part) }));
  expect(await screen.findByText(said)).toBeVisible();
});

test('who sits is not told to come, nor whom to call when they cannot', async () => {
  open(bookingOf({ is_seated: true, can_change: false }));
  expect(await screen.findByRole('heading', { level: 1, name: words.seated_title })).toBeVisible();
  expect(screen.queryByText(words.too_late.replace('{branch}', 'Norte'))).toBeNull();
});

test('who lost or gave up a booking is led to another for as many', async () => {
  const { date } = bookingOf();
  open(bookingOf({ state: 'cancelled', can_change: false }));
  expect(await screen.findByRole('link', { name: words.again })).toHaveAttribute(
    'href',
    `/norte/reservar?people=4&date=${date}`,
  );
});

test('a visit that is over leads to its rating (rule booking/rating)', async () => {
  const past = { starts_at: inMinutes(-180), ends_at: inMinutes(-60), can_change: false };
  open(bookingOf({ ...past, can_rate: true }));
  expect(await screen.findByRole('button', { name: words.rate })).toBeVisible();
});

test('a visit leads to its rating as soon as it has begun (rule booking/rating)', async () => {
  const running = { starts_at: inMinutes(-30), ends_at: inMinutes(60), can_change: false, is_seated: true };
  open(bookingOf({ ...running, can_rate: true }));
  expect(await screen.findByRole('button', { name: words.rate })).toBeVisible();
});

test('a booking that was declined says why, in the words of the branch (rule staff/bookings)', async () => {
  open(bookingOf({ state: 'cancelled', can_change: false, decline_reason: 'Evento privado' }));
  expect(await screen.findByText(/Norte no puede recibirte.*: Evento privado$/)).toBeVisible();
});

test('the token is asked with, and without one the own profile asks (rule booking/link)', async () => {
  const byLink = open(bookingOf());
  await screen.findByText(words.approved_title);
  expect(byLink.calls).toMatchObject([{ body: { token: TOKEN } }]);
  const own = open(bookingOf(), {}, null);
  await waitFor(() => expect(own.calls).toHaveLength(1));
  expect(own.calls[0]?.body).toEqual({});
});

test.each([404, 422])('a guessed link that answers %i is not found, calmly', async (status) => {
  open(new ApiError({ kind: 'http', status, key: 'not_found' }));
  expect(await screen.findByRole('heading', { name: words.missing })).toBeVisible();
  expect(screen.getByRole('link', { name: words.home })).toHaveAttribute('href', '/');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a calendar’s link leads whoever may not open the booking to its branch (rule booking/calendar)', async () => {
  history.replaceState(null, '', '/book_info/7?branch=centro');
  const centro = {
    ...getContractExample(listBranches)[0],
    slug: 'centro',
    name: 'Centro',
    phone: '+57 601 1',
  };
  const missing = new ApiError({ kind: 'http', status: 404, key: 'not_found' });
  open(missing, { [listBranches.path]: [[centro]] }, null);
  expect(await screen.findByText(words.missing_of.replace('{branch}', 'Centro'))).toBeVisible();
  expect(screen.getByRole('link', { name: es.Contact.call })).toHaveAttribute('href', 'tel:+576011');
  expect(screen.getByRole('link', { name: words.home })).toHaveAttribute('href', '/centro');
  history.replaceState(null, '', '/');
});

test('a calendar’s link that names no branch of the tenant is calm, too', async () => {
  history.replaceState(null, '', '/book_info/7?branch=nada');
  const missing = new ApiError({ kind: 'http', status: 404, key: 'not_found' });
  open(missing, { [listBranches.path]: [[]] }, null);
  expect(await screen.findByText(words.missing_text)).toBeVisible();
  expect(screen.getByRole('link', { name: words.home })).toHaveAttribute('href', '/');
  history.replaceState(null, '', '/');
});

test('a place that became free is taken (rule booking/waiting-list)', async () => {
  const waiting = bookingOf({ state: 'waiting_list', offer: offerOf({}) });
  const bench = open(waiting, { [calls.acceptOffer.path]: [bookingOf()] });
  expect(await screen.findByText('Quedan 9 minutos')).toHaveAttribute('aria-hidden', 'true');
  await press(words.take);
  expect(await screen.findByText(words.approved_title)).toBeVisible();
  expect(bench.calls.at(-1)).toMatchObject({ path: calls.acceptOffer.path, body: { token: TOKEN } });
});

test('cancelling asks first, says that guests lose it too, and sticks (rule booking/change)', async () => {
  const guests = [{ number: 1, name: 'Luis', email: null, is_out: false }];
  const gone = bookingOf({ state: 'cancelled', can_change: false });
  const bench = open(bookingOf({ guests }), { [calls.cancelBooking.path]: [gone] });
  await screen.findByText(words.approved_title);
  await press(words.cancel);
  expect(screen.getByText(/También se cancela para tu invitado/)).toBeVisible();
  expect(bench.paths()).not.toContain(calls.cancelBooking.path);
  await press(words.cancel_go);
  expect(await screen.findByText(words.cancelled_title)).toBeVisible();
  // The result stands far above the pressed button.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('shortly before its hour it is the branch that is called', async () => {
  open(bookingOf({ can_change: false }));
  expect(await screen.findByText(/Falta muy poco/)).toBeVisible();
  expect(screen.getByRole('link', { name: es.Contact.call })).toHaveAttribute('href', 'tel:+576068804512');
  expect(screen.queryByRole('button', { name: words.cancel })).toBeNull();
});

test('guests are added by name, an e-mail is checked, and each has a link (rule booking/guests)', async () => {
  const luis = { number: 1, name: 'Luis', email: null, is_out: false };
  const eva = { number: 2, name: 'Eva', email: null, is_out: true };
  const bench = open(bookingOf({ guests: [eva] }), {
    [calls.addBookingGuest.path]: [bookingOf({ guests: [luis, eva] })],
    [calls.createBookingLink.path]: [{ token: 'y'.repeat(43) }],
  });
  expect(await screen.findByText(words.guest_left)).toBeVisible();
  await press(words.guest_new);
  expect(screen.getByLabelText(words.guest_name)).toHaveFocus();
  await press(words.guest_add);
  expect(screen.getByText(words.guest_name_missing)).toBeVisible();
  await userEvent.type(screen.getByLabelText(words.guest_name), 'Luis');
  await userEvent.type(screen.getByLabelText(words.guest_email), 'luis@');
  await press(words.guest_add);
  expect(screen.getByText(words.guest_email_wrong)).toBeVisible();
  expect(screen.getByLabelText(words.guest_email)).toHaveFocus();
  await userEvent.clear(screen.getByLabelText(words.guest_email));
  await press(words.guest_add);
  expect(await screen.findByText('Luis')).toBeVisible();
  expect(bench.calls.at(-1)?.body).toEqual({ token: TOKEN, name: 'Luis' });
  expect(screen.getByLabelText(words.guest_name)).toHaveValue('');
  await press('Enlace para Luis');
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText(`http://localhost/book_info/7/${'y'.repeat(43)}`)).toBeVisible();
  expect(bench.calls.at(-1)?.body).toEqual({ token: TOKEN, guest: 1 });
  const chat = new URL(sheet.getByRole('link', { name: words.share_chat }).getAttribute('href') ?? '');
  expect(chat.searchParams.get('text')).toMatch(/^Luis, tenemos mesa en Norte.*\/book_info\/7\/y+$/);
});

test('the form of a guest is left without adding one, and its button has the focus again', async () => {
  const bench = open(bookingOf(), {});
  await userEvent.click(await screen.findByRole('button', { name: words.guest_new }));
  await userEvent.type(screen.getByLabelText(words.guest_name), 'Luis');
  await press(words.close);
  await waitFor(() => expect(screen.getByRole('button', { name: words.guest_new })).toHaveFocus());
  expect(screen.queryByLabelText(words.guest_name)).toBeNull();
  expect(bench.paths()).not.toContain(calls.addBookingGuest.path);
});

test('the organiser’s own link is sent with a sentence that stops once', async () => {
  open(bookingOf(), { [calls.createBookingLink.path]: [{ token: 'y'.repeat(43) }] });
  await screen.findByText(words.approved_title);
  await press(words.own_link);
  const chat = await screen.findByRole('link', { name: words.share_chat });
  const text = new URL(chat.getAttribute('href') ?? '').searchParams.get('text');
  expect(text).toMatch(/8:00\sp\.\sm\. http/);
});

test('a guest sees the booking and takes themself out, and can do no more (rule booking/guests)', async () => {
  const me = { number: 1, name: 'Luis', email: null, is_out: false };
  const bench = open(bookingOf({ me: 1, guests: [me] }), {
    [calls.leaveBooking.path]: [bookingOf({ me: 1, guests: [{ ...me, is_out: true }] })],
  });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Ana te invita a Norte');
  for (const name of [words.change, words.cancel, words.guest_new, words.own_link])
    expect(screen.queryByRole('button', { name })).toBeNull();
  await press(words.leave);
  await press(words.leave_go);
  expect(await screen.findByText(/Ya no vas/)).toBeVisible();
  expect(bench.calls.at(-1)?.body).toEqual({ token: TOKEN });
  expect(screen.queryByRole('button', { name: words.leave })).toBeNull();
});

test('the organiser takes a guest off after a question, and the list keeps the focus (rule booking/guests)', async () => {
  const luis = { number: 1, name: 'Luis', email: null, is_out: false };
  const bench = open(bookingOf({ guests: [luis] }), { [calls.removeBookingGuest.path]: [bookingOf()] });
  await userEvent.click(await screen.findByRole('button', { name: 'Quitar a Luis' }));
  expect(screen.getByText(/La mesa sigue siendo para 4 personas/)).toBeVisible();
  expect(bench.paths()).not.toContain(calls.removeBookingGuest.path);
  await press(words.guest_remove_go);
  await waitFor(() => expect(screen.queryByText('Luis')).toBeNull());
  expect(bench.calls.at(-1)).toMatchObject({
    path: calls.removeBookingGuest.path,
    body: { token: TOKEN, guest: 1 },
  });
  expect(screen.getByRole('heading', { name: words.guests })).toHaveFocus();
});

test('shortly before its hour nobody is taken off', async () => {
  const luis = { number: 1, name: 'Luis', email: null, is_out: false };
  open(bookingOf({ guests: [luis], can_change: false }));
  expect(await screen.findByText('Luis')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Quitar a Luis' })).toBeNull();
});

test('the link of a guest who was taken off says so (rule booking/guests)', async () => {
  open(new ApiError({ kind: 'http', status: 403, key: 'booking_guest_removed' }));
  expect(await screen.findByRole('heading', { name: words.removed })).toBeVisible();
  expect(screen.getByText(words.removed_text)).toBeVisible();
});
