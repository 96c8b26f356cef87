import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BookInfo } from '@/components/booking/info/book-info';
import { ApiError } from '@/lib/clients/api-error';
import type { BookingSchedule } from '@/lib/contract/booking/booking';
import * as calls from '@/lib/contract/booking/calls';
import { addDays } from '@/lib/domain/branches/opening-hours';
import es from '@/messages/es.json';
import { bookingOf } from '@/tests/support/browser/bookings';
import { renderApp } from '@/tests/support/browser/render-app';

const { BookInfo: words, Errors } = es;
const booking = bookingOf();
const next = addDays(booking.date, 1);
const schedule: BookingSchedule = {
  branch_id: 2,
  timezone: 'America/Bogota',
  interval: 30,
  max_people: 6,
  contact: { phone: null, whatsapp: null, email: null },
  days: [
    { date: booking.date, state: 'open' },
    { date: next, state: 'open' },
    { date: addDays(next, 1), state: 'closed' },
  ],
  date: booking.date,
  people: 4,
  stay_minutes: 90,
  is_approved: true,
  deposit: null,
  email: 'required',
  hours: [
    { date: booking.date, hour: '19:30', places: 'last', waits: false },
    { date: booking.date, hour: '20:00', places: 'full', waits: false },
    { date: booking.date, hour: '20:30', places: 'full', waits: false },
  ],
};
const open = async (answers: Parameters<typeof renderApp>[1]) => {
  window.linkToken = null;
  const bench = renderApp(<BookInfo id={7} />, {
    [calls.getBooking.path]: [booking],
    [calls.listBookingHours.path]: [schedule],
    ...answers,
  });
  await userEvent.click(await screen.findByRole('button', { name: words.change }));
  await screen.findByRole('radio', { name: /7:30\sp\.\sm\./ });
  return bench;
};
const save = () => userEvent.click(screen.getByRole('button', { name: words.change_save }));

test('day, hour, people and notes are changed; its own hour is no full one (rule booking/change)', async () => {
  const bench = await open({ [calls.editBooking.path]: [{ ...booking, hour: '19:30', notes: 'Con silla' }] });
  expect(screen.getByRole('radio', { name: /8:00\sp\.\sm\./ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /8:30\sp\.\sm\./ })).toBeDisabled();
  expect(screen.getAllByRole('option')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: words.more }));
  await userEvent.click(screen.getByRole('radio', { name: /7:30\sp\.\sm\./ }));
  await userEvent.clear(screen.getByLabelText(words.notes));
  await userEvent.type(screen.getByLabelText(words.notes), 'Con silla');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(bench.calls.at(-1)).toMatchObject({
    path: calls.editBooking.path,
    body: { date: booking.date, hour: '19:30', people: 5, notes: 'Con silla' },
  });
  expect(screen.getByText('Con silla')).toBeVisible();
});

test('a refused change says why and keeps what was chosen', async () => {
  await open({
    [calls.editBooking.path]: [new ApiError({ kind: 'http', status: 409, key: 'booking_full' })],
  });
  await userEvent.click(screen.getByRole('radio', { name: /7:30\sp\.\sm\./ }));
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(Errors.booking_full);
  expect(screen.getByRole('radio', { name: /7:30\sp\.\sm\./ })).toBeChecked();
});

test('another day needs an hour of its own, and saving says so', async () => {
  const bench = await open({
    [calls.listBookingHours.path]: [
      schedule,
      { ...schedule, date: next, hours: schedule.hours.map((one) => ({ ...one, date: next })) },
    ],
  });
  await userEvent.selectOptions(screen.getByRole('combobox'), next);
  expect(await screen.findByRole('radio', { name: /8:00\sp\.\sm\./ })).toBeDisabled();
  await save();
  expect(screen.getByRole('alert')).toHaveTextContent(words.hour_missing);
  await waitFor(() => expect(screen.getByRole('radio', { name: /7:30\sp\.\sm\./ })).toHaveFocus());
  expect(bench.paths()).not.toContain(calls.editBooking.path);
  await userEvent.click(screen.getByRole('radio', { name: /7:30\sp\.\sm\./ }));
  expect(screen.queryByRole('alert')).toBeNull();
});
