import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as calls from '@/lib/contract/booking/calls';
import { weekdayOf } from '@/lib/domain/branches/opening-hours';
import es from '@/messages/es.json';
import { bookingOf } from '@/tests/support/browser/bookings';
import {
  DATE as date,
  fillReserve as fill,
  heldUntil,
  hourOf as hour,
  NEXT_DATE as next,
  openReserve as open,
  press,
  refusal,
  SCHEDULE as schedule,
} from '@/tests/support/browser/reserve';

const { Reserve: words, BookInfo, Checkout, Errors } = es;
const booking = bookingOf({ people: 2 });
const held = () => heldUntil(5);

test('two people and the first open day stand; an hour holds the table, and the form becomes a booking', async () => {
  const bench = await open({ [calls.holdTable.path]: [held()], [calls.createBooking.path]: [booking] });
  expect(screen.getByRole('radio', { name: /9:00\sp\.\sm\./ })).toBeDisabled();
  await userEvent.click(await hour(/8:00\sp\.\sm\. Casi lleno/));
  expect(await screen.findByRole('timer')).toHaveTextContent(/[45]:\d\d/);
  await fill();
  await press(words.book);
  expect(await screen.findByRole('heading', { name: BookInfo.approved_title })).toHaveFocus();
  const sent = bench.calls.find(({ path }) => path === calls.createBooking.path);
  expect(sent?.body).toMatchObject({
    branch_id: 2,
    date,
    hour: '20:00',
    people: 2,
    day: weekdayOf(date),
    contact: { name: 'Ana', phone: '3211234567', phone_code: '57', phone_code_iso2: 'CO' },
    terms: true,
    waits: false,
    hold_id: 5,
  });
  await waitFor(() =>
    expect(screen.getByRole('link', { name: words.see })).toHaveAttribute(
      'href',
      `/book_info/7/${'x'.repeat(43)}`,
    ),
  );
});

test('a hold that is over says so, keeps what was typed, and is taken again by a tap (rule booking/hold)', async () => {
  const over = { id: 5, held_until: new Date(Date.now() - 1000).toISOString() };
  const bench = await open({ [calls.holdTable.path]: [over, held()] });
  await fill();
  await userEvent.click(await hour(/7:30\sp\.\sm\./));
  expect(await screen.findByText(words.held_over)).toBeVisible();
  await press(words.hold_again);
  expect(await screen.findByRole('timer')).toBeVisible();
  expect(screen.getByLabelText(Checkout.name)).toHaveValue('Ana');
  expect(bench.calls.filter(({ path }) => path === calls.holdTable.path)).toHaveLength(2);
});

test('a full hour with a list is waited for, without a hold (rule booking/waiting-list)', async () => {
  const bench = await open({ [calls.createBooking.path]: [bookingOf({ state: 'waiting_list' })] });
  await userEvent.click(await hour(/8:30\sp\.\sm\. Lista de espera/));
  expect(screen.getByText(words.waits_text)).toBeVisible();
  await fill();
  await press(words.join_list);
  expect(await screen.findByRole('heading', { name: BookInfo.waiting_title })).toBeVisible();
  expect(bench.calls.some(({ path }) => path === calls.holdTable.path)).toBe(false);
  expect(bench.calls.find(({ path }) => path === calls.createBooking.path)?.body).toMatchObject({
    waits: true,
  });
});

test('a table that went meanwhile is said, and the hours are asked for again', async () => {
  const bench = await open({ [calls.holdTable.path]: [refusal('booking_full')] });
  await userEvent.click(await hour(/7:30\sp\.\sm\./));
  expect(await screen.findByText(Errors.booking_full)).toBeVisible();
  expect(await hour(/7:30\sp\.\sm\./)).not.toBeChecked();
  expect(bench.calls.filter(({ path }) => path === calls.listBookingHours.path)).toHaveLength(2);
});

const scheduled = (part: Partial<typeof schedule>) => ({
  [calls.listBookingHours.path]: [{ ...schedule, ...part }],
});
async function bookWithout(part: Partial<typeof schedule>) {
  const bench = await open({
    ...scheduled(part),
    [calls.holdTable.path]: [held()],
    [calls.createBooking.path]: [booking],
  });
  await userEvent.click(await hour(/7:30\sp\.\sm\./));
  await userEvent.type(screen.getByLabelText(Checkout.name), 'Ana');
  await userEvent.type(screen.getByLabelText(/\+57/), '3211234567');
  await userEvent.click(screen.getByRole('checkbox'));
  return bench;
}

describe('the e-mail of who books (rule people/optional-email)', () => {
  test('has no field where nothing is mailed, and the booking goes without it', async () => {
    const bench = await bookWithout({ email: 'unused' });
    expect(screen.queryByLabelText(Checkout.email)).toBeNull();
    expect(screen.queryByRole('button', { name: Checkout.email_add })).toBeNull();
    await press(words.book);
    await screen.findByRole('heading', { name: BookInfo.approved_title });
    expect(bench.calls.find(({ path }) => path === calls.createBooking.path)?.body).toMatchObject({
      contact: { name: 'Ana', email: '' },
    });
  });

  test('is folded away where it is optional; a tap brings its field, which is checked', async () => {
    await bookWithout({ email: 'optional' });
    await press(Checkout.email_add);
    const field = screen.getByLabelText(Checkout.email);
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(words.email_optional);
    await userEvent.type(field, 'ana@');
    await press(words.book);
    expect(await screen.findByText(Checkout.invalid_email)).toBeVisible();
    await userEvent.clear(field);
    await press(words.book);
    expect(await screen.findByRole('heading', { name: BookInfo.approved_title })).toBeVisible();
  });

  test('is required with a deposit, and says for what', async () => {
    const deposit = { amount: 40_000, per_person: 20_000, refund_hours: 24 };
    await bookWithout({ email: 'required', deposit });
    await press(words.book_and_pay);
    expect(await screen.findByText(Checkout.required_email)).toBeVisible();
    expect(screen.getByLabelText(Checkout.email)).toHaveAccessibleDescription(
      new RegExp(Checkout.email_payment),
    );
  });
});

test('what is missing is said and focused, the hour first', async () => {
  await open();
  await press(words.book);
  expect(await screen.findByText(words.hour_missing)).toBeVisible();
  expect(await hour(/7:30\sp\.\sm\./)).toHaveFocus();
  expect(screen.getByText(Checkout.terms_required)).toBeVisible();
});

test('the largest party is told how to reach the branch, and the address is one to share', async () => {
  await open({ [calls.listBookingHours.path]: [schedule, { ...schedule, people: 3, is_approved: false }] });
  await press(words.more);
  expect(screen.getByRole('button', { name: words.more })).toBeDisabled();
  expect(await screen.findByRole('link', { name: words.call })).toHaveAttribute('href', 'tel:+576011');
  expect(await screen.findByRole('button', { name: words.ask })).toBeVisible();
  expect(location.search).toBe('?people=3');
});

test('a day for walk-ins says that nobody books, and a closed one cannot be chosen (rule booking/days)', async () => {
  await open({ [calls.listBookingHours.path]: [schedule, { ...schedule, date: next, hours: [] }] });
  const days = screen.getAllByRole('radio').filter((one) => one.getAttribute('name') === 'day');
  expect(days.map((one) => one.hasAttribute('disabled'))).toEqual([false, false, true]);
  await act(async () => days[1]?.click());
  expect(await screen.findByText(words.walk_in_text)).toBeVisible();
  expect(location.search).toBe(`?people=2&date=${next}`);
});

const WITHOUT_AN_HOUR = {
  'a day for walk-ins': { ...schedule, date: next, hours: [] },
  'a full day': { ...schedule, date: next, hours: schedule.hours.slice(3) },
};
test.each(Object.entries(WITHOUT_AN_HOUR))(
  '%s asks for nothing to send, and keeps what was typed',
  async (_, other) => {
    const deposit = { amount: 40_000, per_person: 20_000, refund_hours: 24 };
    await open({ [calls.listBookingHours.path]: [schedule, { ...other, deposit }, schedule] });
    await fill();
    const days = screen.getAllByRole('radio').filter((one) => one.getAttribute('name') === 'day');
    await act(async () => days[1]?.click());
    expect(await screen.findByText(new RegExp(`${words.walk_in_text}|${words.all_full}`))).toBeVisible();
    expect(screen.queryByRole('button', { name: words.book_and_pay })).toBeNull();
    expect(screen.queryByText(words.deposit)).toBeNull();
    await act(async () => days[0]?.click());
    expect(await screen.findByLabelText(Checkout.name)).toHaveValue('Ana');
    expect(screen.getByRole('button', { name: words.book })).toBeVisible();
  },
);

test('an hour after midnight comes with its weekday and is sent with its own date (rule branches/night)', async () => {
  const bench = await open({
    [calls.listBookingHours.path]: [
      {
        ...schedule,
        hours: [...schedule.hours, { date: next, hour: '00:30', places: 'free', waits: false }],
      },
    ],
    [calls.holdTable.path]: [held()],
    [calls.createBooking.path]: [bookingOf({ people: 2, date: next, hour: '00:30', day: date })],
  });
  const weekday = es.Hours[weekdayOf(next)];
  await userEvent.click(await hour(new RegExp(`12:30\\sa\\.\\sm\\., ya ${weekday}`)));
  await fill();
  await press(words.book);
  expect(
    await screen.findByText(new RegExp(`${es.Hours[weekdayOf(date)]}.*12:30\\sa\\.\\sm\\., ya ${weekday}`)),
  ).toBeVisible();
  for (const path of [calls.holdTable.path, calls.createBooking.path]) {
    expect(bench.calls.find((one) => one.path === path)?.body).toMatchObject({ date: next, hour: '00:30' });
  }
});
