import { screen, waitFor } from '@testing-library/react';
import { PanelBookings } from '@/components/booking/info/panel-bookings';
import type { Booking } from '@/lib/contract/booking/booking';
import * as calls from '@/lib/contract/booking/calls';
import { getQueryClient } from '@/lib/queries/query-client';
import es from '@/messages/es.json';
import { bookingOf } from '@/tests/support/browser/bookings';
import { renderApp } from '@/tests/support/browser/render-app';

const show = (bookings: Booking[]) => renderApp(<PanelBookings />, { [calls.listBookings.path]: [bookings] });
beforeEach(() => getQueryClient().clear());

test('coming bookings lead to their page, the nearest first, and say what they wait for', async () => {
  const first = bookingOf({ id: 8, state: 'pending', starts_at: '2026-01-01T00:00:00Z' });
  const past = bookingOf({ id: 9, ends_at: '2026-01-01T00:00:00Z' });
  show([bookingOf(), past, bookingOf({ id: 10, state: 'cancelled' }), first]);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/book_info/8', '/book_info/7']);
  expect(links[0]).toHaveTextContent(es.Panel.booking_pending);
  expect(links[1]).toHaveTextContent(/8:00\sp\.\sm\.: Norte$/);
});

test.each([
  ['to_pay', es.Panel.booking_to_pay],
  ['on_its_way', es.Panel.booking_on_its_way],
  ['paid', es.Panel.booking_pending],
] as const)('one whose deposit is %s says so', async (state, said) => {
  const at = '2026-01-01T00:00:00Z';
  const deposit = { purchase_id: 9, amount: 40_000, state, comes_back: 0, pay_until: null, refund_until: at };
  show([bookingOf({ state: 'pending', deposit })]);
  expect(await screen.findByText(said)).toBeVisible();
});

test('without any the panel says nothing of them', async () => {
  const bench = show([]);
  await waitFor(() => expect(bench.calls).toHaveLength(1));
  expect(screen.queryByText(es.Panel.bookings)).toBeNull();
});
