import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RateBooking } from '@/components/booking/rate/rate-booking';
import type { Booking } from '@/lib/contract/booking/booking';
import * as calls from '@/lib/contract/booking/calls';
import { rate } from '@/lib/contract/feedback/calls';
import { errorStore } from '@/lib/stores/error-store';
import es from '@/messages/es.json';
import { bookingOf } from '@/tests/support/browser/bookings';
import { renderApp } from '@/tests/support/browser/render-app';

const { Rate: words, BookInfo, Contact } = es;
const TOKEN = 'x'.repeat(43);
const past = (part: Partial<Booking> = {}) =>
  bookingOf({
    can_change: false,
    can_rate: true,
    starts_at: '2026-01-02T01:00:00Z',
    ends_at: '2026-01-02T02:30:00Z',
    ...part,
  });
const open = (
  booking: Booking,
  answers: Parameters<typeof renderApp>[1] = {},
  token: string | null = TOKEN,
) => {
  window.linkToken = token;
  return renderApp(<RateBooking id={7} />, { [calls.getBooking.path]: [booking], ...answers });
};
const send = () => userEvent.click(screen.getByRole('button', { name: words.send }));

beforeEach(() => errorStore.setState({ notice: null }));

test('a score is asked for, and sent with what was written (rule booking/rating)', async () => {
  const rated = { score: 9, menu_score: null, comment: 'Rico' };
  const bench = open(past(), { [rate.path]: [rated] });
  expect(await screen.findByRole('heading', { name: '¿Cómo estuvo tu visita a Norte?' })).toBeVisible();
  await send();
  expect(screen.getByText(words.score_missing)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: '9' }));
  await userEvent.type(screen.getByRole('textbox', { name: words.comment }), 'Rico');
  await send();
  expect(await screen.findByText('Le diste un 9 a Norte.')).toBeVisible();
  expect(bench.calls.at(-1)).toMatchObject({ body: { book_rate: { score: 9, comment: 'Rico' } } });
  expect(bench.track.mock.calls).toEqual([[{ event: 'rate' }]]);
  expect(screen.queryByRole('link', { name: Contact.call })).toBeNull();
});

test('a low score asks what went wrong, and the branch’s contact follows (rule booking/rating)', async () => {
  const rated = { score: 6, menu_score: null, comment: '' };
  open(past(), { [rate.path]: [rated] });
  await userEvent.click(await screen.findByRole('radio', { name: '6' }));
  expect(screen.getByRole('textbox', { name: words.reason })).toBeVisible();
  await send();
  expect(await screen.findByRole('link', { name: Contact.call })).toBeVisible();
});

test('a connection that is down keeps what was typed', async () => {
  open(past(), { [rate.path]: [new Error('down')] });
  await userEvent.click(await screen.findByRole('radio', { name: '3' }));
  await userEvent.type(screen.getByRole('textbox'), 'Frío');
  await send();
  expect(screen.getByRole('radio', { name: '3' })).toBeChecked();
  expect(screen.getByRole('textbox')).toHaveValue('Frío');
});

test.each([
  ['has yet to come', bookingOf(), words.early],
  ['was cancelled', bookingOf({ state: 'cancelled' }), words.over],
  ['was long ago', past({ can_rate: false }), words.over],
])('a visit that %s is not rated, in words', async (_case, booking, title) => {
  open(booking);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test('without a link there is nothing to rate', async () => {
  open(past(), {}, null);
  expect(await screen.findByRole('heading', { name: BookInfo.missing })).toBeVisible();
});
