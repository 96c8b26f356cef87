import { act, screen } from '@testing-library/react';
import { Reserved } from '@/components/booking/reserve/reserved';
import type { Booking } from '@/lib/contract/booking/booking';
import * as calls from '@/lib/contract/booking/calls';
import es from '@/messages/es.json';
import { bookingOf } from '@/tests/support/browser/bookings';
import { renderApp } from '@/tests/support/browser/render-app';

const { Reserve: words, BookInfo: info } = es;
const SITE = 'https://www.hotel.example';
const PAY = /^Pagar · \$\s40\.000$/;
const deposit = (state: NonNullable<Booking['deposit']>['state']): Booking['deposit'] => ({
  purchase_id: 90,
  amount: 40_000,
  state,
  comes_back: 0,
  pay_until: new Date(Date.now() + 900_000).toISOString(),
  refund_until: new Date(Date.now() + 3_600_000).toISOString(),
});
const TO_PAY = bookingOf({ state: 'pending', deposit: deposit('to_pay') });
const PAID = bookingOf({ state: 'approved', deposit: deposit('paid') });
const LAPSED = bookingOf({ state: 'cancelled', deposit: deposit('unpaid') });

const told = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  told.mockClear();
  // Safe: nothing else of the page around is used.
  jest.spyOn(window, 'parent', 'get').mockReturnValue({ postMessage: told } as unknown as Window);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1000));

async function open({
  made,
  later,
  frames = [SITE],
}: {
  made: Booking;
  later: Booking[];
  frames?: string[] | null;
}) {
  const bench = renderApp(<Reserved made={made} frames={frames} />, {
    [calls.getBooking.path]: later,
    [calls.createBookingLink.path]: [{ token: 'x'.repeat(43) }],
  });
  await seconds(1);
  return bench;
}

test('the site hears that a table waits for its deposit, and that it is booked once that was paid elsewhere (rule booking/popup)', async () => {
  const bench = await open({
    made: TO_PAY,
    later: [TO_PAY, { ...TO_PAY, deposit: deposit('on_its_way') }, PAID],
  });
  expect(bench.calls.some(({ path }) => path === calls.getBooking.path)).toBe(false);
  expect(screen.getByRole('link', { name: PAY })).toHaveAttribute('target', '_blank');
  expect(told.mock.calls).toEqual([[{ type: 'booking:created', status: 'to_pay' }, SITE]]);
  await seconds(16);
  await seconds(16);
  expect(screen.getByRole('heading', { name: info.on_its_way_title })).toBeVisible();
  expect(screen.queryByRole('link', { name: PAY })).toBeNull();
  expect(told).toHaveBeenCalledTimes(1);
  await seconds(16);
  expect(screen.getByRole('heading', { name: info.approved_title })).toBeVisible();
  expect(told.mock.calls.slice(1)).toEqual([[{ type: 'booking:changed', status: 'approved' }, SITE]]);
});

test('one that was not paid in time says that its table is free, and leads to another', async () => {
  history.replaceState(null, '', '/norte/reservar?people=4');
  await open({ made: TO_PAY, later: [LAPSED], frames: null });
  expect(screen.getByRole('link', { name: PAY })).toHaveAttribute('href', '/norte/webcheckout/90');
  await seconds(16);
  expect(screen.getByRole('heading', { name: info.cancelled_title })).toBeVisible();
  expect(screen.queryByRole('link', { name: PAY })).toBeNull();
  expect(screen.getByRole('link', { name: info.again })).toHaveAttribute('href', '/norte/reservar?people=4');
  expect(screen.queryByText(words.keep_link)).toBeNull();
  expect(told).not.toHaveBeenCalled();
});

test.each(['approved', 'pending', 'waiting_list'] as const)(
  'the site hears of one that is %s',
  async (state) => {
    await open({ made: bookingOf({ state }), later: [] });
    expect(told.mock.calls).toEqual([[{ type: 'booking:created', status: state }, SITE]]);
  },
);
