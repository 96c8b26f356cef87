import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as calls from '@/lib/contract/booking/calls';
import es from '@/messages/es.json';
import { bookingOf } from '@/tests/support/browser/bookings';
import {
  fillReserve,
  heldUntil,
  hourOf,
  NEXT_DATE,
  openReserve,
  press,
  refusal,
  SCHEDULE,
} from '@/tests/support/browser/reserve';

const { Reserve: words, BookInfo, Errors } = es;
const HOLD = calls.holdTable.path;
const RELEASE = calls.releaseHold.path;
const answers = { [HOLD]: [heldUntil(5)], [RELEASE]: [{ id: 5 }] };

async function openHolding(more: Parameters<typeof openReserve>[0] = {}) {
  const bench = await openReserve({ ...answers, ...more });
  await userEvent.click(await hourOf(/7:30\sp\.\sm\./));
  await screen.findByRole('timer');
  const given = () => bench.paths().filter((path) => path === RELEASE).length;
  return { ...bench, given };
}

test('another day gives the table up at once (rule booking/hold)', async () => {
  const { given } = await openHolding({
    [calls.listBookingHours.path]: [SCHEDULE, { ...SCHEDULE, date: NEXT_DATE, hours: [] }],
  });
  await act(async () => screen.getByDisplayValue(NEXT_DATE).click());
  await waitFor(() => expect(given()).toBe(1));
  expect(screen.queryByRole('timer')).toBeNull();
});

test('the waiting list of another hour gives it up too', async () => {
  const { given } = await openHolding();
  await userEvent.click(await hourOf(/8:30\sp\.\sm\./));
  await waitFor(() => expect(given()).toBe(1));
});

test('another hour replaces it in one step: nothing is given up before (rule booking/hold)', async () => {
  const { given, paths } = await openHolding({ [HOLD]: [heldUntil(5), heldUntil(6)] });
  await userEvent.click(await hourOf(/8:00\sp\.\sm\./));
  await waitFor(() => expect(paths().filter((path) => path === HOLD)).toHaveLength(2));
  await screen.findByRole('timer');
  expect(given()).toBe(0);
});

test('another hour that is refused leaves the first chosen and held (rule booking/hold)', async () => {
  const { given } = await openHolding({ [HOLD]: [heldUntil(5), refusal('booking_full')] });
  await userEvent.click(await hourOf(/8:00\sp\.\sm\./));
  expect(await screen.findByText(Errors.booking_full)).toBeVisible();
  expect(await hourOf(/7:30\sp\.\sm\./)).toBeChecked();
  expect(screen.getByRole('timer')).toBeVisible();
  expect(given()).toBe(0);
});

test('a larger party that finds nothing gives up the table of the smaller one', async () => {
  const { given } = await openHolding({
    [calls.listBookingHours.path]: [SCHEDULE, { ...SCHEDULE, people: 3 }],
    [HOLD]: [heldUntil(5), refusal('booking_full')],
  });
  await press(words.more);
  await waitFor(() => expect(given()).toBe(1));
  expect(await hourOf(/7:30\sp\.\sm\./)).not.toBeChecked();
});

test('whoever leaves the page gives it up, and one that comes back takes it again (rule booking/hold)', async () => {
  const { given } = await openHolding({ [HOLD]: [heldUntil(5), heldUntil(6)] });
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(given()).toBe(1);
  expect(screen.queryByRole('timer')).toBeNull();
  const back = Object.assign(new Event('pageshow'), { persisted: true });
  act(() => void window.dispatchEvent(back));
  expect(await screen.findByRole('timer')).toBeVisible();
});

test('a form that is taken away gives it up; one that was sent does not', async () => {
  const first = await openHolding();
  first.unmount();
  expect(first.given()).toBe(1);
  const second = await openHolding({ [calls.createBooking.path]: [bookingOf({ people: 2 })] });
  await fillReserve();
  await press(words.book);
  await screen.findByRole('heading', { name: BookInfo.approved_title });
  act(() => void window.dispatchEvent(new Event('pagehide')));
  second.unmount();
  expect(second.given()).toBe(0);
});

test('a form that was refused holds nothing any more', async () => {
  const { given } = await openHolding({ [calls.createBooking.path]: [refusal('booking_full')] });
  await fillReserve();
  await press(words.book);
  expect(await screen.findByText(Errors.booking_full)).toBeVisible();
  await waitFor(() => expect(given()).toBe(1));
});
