import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as calls from '@/lib/contract/booking/calls';
import { errorStore } from '@/lib/stores/error-store';
import es from '@/messages/es.json';
import { networkError } from '@/tests/support/browser/app-bench';
import { bookingOf } from '@/tests/support/browser/bookings';
import { fillReserve, heldUntil, hourOf, openReserve, press } from '@/tests/support/browser/reserve';

const { Reserve: words, BookInfo, Checkout } = es;
const BOOK = calls.createBooking.path;
const booking = bookingOf({ people: 2 });

function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => onlineManager.setOnline(isOnline));
}

async function openFilled(answers: Parameters<typeof openReserve>[0]) {
  const bench = await openReserve({ [calls.holdTable.path]: [heldUntil(5), heldUntil(6)], ...answers });
  await userEvent.click(await hourOf(/7:30\sp\.\sm\./));
  await screen.findByRole('timer');
  await fillReserve();
  const sent = () => bench.calls.filter(({ path }) => path === BOOK);
  const keys = () => bench.keys.filter((_key, index) => bench.calls[index]?.path === BOOK);
  return { ...bench, sent, keys };
}

beforeEach(() => errorStore.setState({ notice: null }));
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  act(() => onlineManager.setOnline(true));
});

test('a press without a connection says so, keeps what was typed, and is not sent later by itself', async () => {
  const { sent } = await openFilled({ [BOOK]: [booking] });
  setOnline(false);
  await press(words.book);
  expect(await screen.findByRole('alert')).toHaveTextContent(words.no_connection);
  expect(screen.getByLabelText(Checkout.name)).toHaveValue('Ana');
  expect(await hourOf(/7:30\sp\.\sm\./)).toBeChecked();
  setOnline(true);
  expect(screen.queryByText(words.no_connection)).toBeNull();
  expect(sent()).toHaveLength(0);
  await press(words.book);
  expect(await screen.findByRole('heading', { name: BookInfo.approved_title })).toBeVisible();
  expect(sent()).toHaveLength(1);
});

test('a connection that dies while it is sent is waited for, and the call goes out once more with its key', async () => {
  const { sent, keys } = await openFilled({ [BOOK]: [networkError(), booking] });
  fireEvent.submit(screen.getByLabelText(Checkout.name).closest('form') as HTMLFormElement);
  await waitFor(() => expect(sent()).toHaveLength(1));
  setOnline(false);
  expect(await screen.findByText(words.sends_later, {}, { timeout: 3_000 })).toBeVisible();
  setOnline(true);
  expect(await screen.findByRole('heading', { name: BookInfo.approved_title })).toBeVisible();
  expect(sent()).toHaveLength(2);
  expect(new Set(keys()).size).toBe(1);
});

test('silence to the end can be tried again as the same call, also when another table is held by then', async () => {
  const silence = Array.from({ length: 6 }, networkError);
  const { sent, keys } = await openFilled({ [BOOK]: [...silence, booking] });
  jest.useFakeTimers();
  fireEvent.submit(screen.getByLabelText(Checkout.name).closest('form') as HTMLFormElement);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  jest.useRealTimers();
  expect(sent()).toHaveLength(6);
  expect(errorStore.getState().notice).toMatchObject({ key: 'network', onRetry: expect.any(Function) });
  await userEvent.click(await hourOf(/8:00\sp\.\sm\./));
  await userEvent.click(await hourOf(/7:30\sp\.\sm\./));
  await screen.findByRole('timer');
  await press(words.book);
  expect(await screen.findByRole('heading', { name: BookInfo.approved_title })).toBeVisible();
  expect(new Set(keys()).size).toBe(1);
  expect(new Set(sent().map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(sent()[0]?.body).toMatchObject({ hold_id: 5 });
});
