import { act, screen } from '@testing-library/react';
import { BookInfo } from '@/components/booking/info/book-info';
import { getBooking } from '@/lib/contract/booking/calls';
import { bookingOf } from '@/tests/support/browser/bookings';
import { renderApp } from '@/tests/support/browser/render-app';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1_000));

test('a booking that waits for staff is asked for again by itself, until they have answered (rule staff/bookings)', async () => {
  const pending = bookingOf({ state: 'pending' });
  const declined = bookingOf({ state: 'cancelled', can_change: false, decline_reason: 'Evento privado' });
  const { paths } = renderApp(<BookInfo id={7} />, { [getBooking.path]: [pending, declined] });
  await seconds(1);
  expect(screen.queryByText(/Evento privado/)).toBeNull();
  await seconds(15);
  expect(screen.getByText(/Norte no puede recibirte.*: Evento privado$/)).toBeVisible();
  await seconds(60);
  expect(paths()).toHaveLength(2);
});
