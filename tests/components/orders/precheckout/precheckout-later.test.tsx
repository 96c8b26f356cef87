import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@/lib/clients/api-error';
import { updateCart } from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import { placeOrder } from '@/lib/contract/orders/calls';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import {
  orderButton,
  renderPrecheckout,
  shown,
  WHOLE_CART,
} from '@/tests/support/browser/render-precheckout';

const { Checkout } = es;
const TITLE = 'Llegaría más tarde';
const SOON = { least: 30, most: 45 };
const CASH: Cart = {
  ...WHOLE_CART,
  payment_method: 'cash',
  cash_amount: 100_000,
  arrival_minutes: SOON,
};
const moved = (arrival_minutes: Cart['arrival_minutes']): Cart => ({
  ...CASH,
  version: CASH.version + 1,
  arrival_minutes,
});

// This browser goes nowhere, and says so.
beforeEach(() => {
  console.error = () => undefined;
});

async function press(answer: Cart) {
  const bench = renderPrecheckout(
    CASH,
    { [updateCart.path]: [answer, answer], [placeOrder.path]: [getContractExample(placeOrder)] },
    { hasPolicies: false },
  );
  await shown();
  await act(async () => void fireEvent.click(orderButton()));
  const isPlaced = () => bench.paths().includes(placeOrder.path);
  return { isPlaced };
}

test('an order that would come later than was read is asked about, and placed after a yes alone (rule orders/later)', async () => {
  const { isPlaced } = await press(moved({ least: 60, most: 75 }));
  const dialog = await screen.findByRole('dialog', { name: TITLE });
  expect(dialog).toHaveTextContent(/Antes decía: Llega entre .* y \S+ [ap]\. m\.(?!\.)/);
  expect(isPlaced()).toBe(false);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: Checkout.later_go })));
  await waitFor(() => expect(isPlaced()).toBe(true));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('who goes back has ordered nothing', async () => {
  const { isPlaced } = await press(moved({ least: 60, most: 75 }));
  await screen.findByRole('dialog', { name: TITLE });
  const [, back] = screen.getAllByRole('button', { name: Checkout.later_back });
  await act(async () => void fireEvent.click(back ?? document.body));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(isPlaced()).toBe(false);
});

test.each([
  ['as soon as was read', SOON],
  ['sooner', { least: 20, most: 35 }],
])('an order that comes %s is placed at once', async (_when, arrival) => {
  const { isPlaced } = await press(moved(arrival));
  await waitFor(() => expect(isPlaced()).toBe(true));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a slot that another order took meanwhile is told as a later time, and the next yes orders (rule branches/slot-places)', async () => {
  const refused = new ApiError({ kind: 'http', status: 409, key: 'promise_moved' });
  const bench = renderPrecheckout(
    CASH,
    {
      [updateCart.path]: [moved(SOON), moved({ least: 60, most: 75 }), moved({ least: 60, most: 75 })],
      [placeOrder.path]: [refused, getContractExample(placeOrder)],
    },
    { hasPolicies: false },
  );
  await shown();
  await act(async () => void fireEvent.click(orderButton()));
  await screen.findByRole('dialog', { name: TITLE });
  expect(bench.paths().filter((path) => path === placeOrder.path)).toHaveLength(1);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: Checkout.later_go })));
  await waitFor(() => expect(bench.paths().filter((path) => path === placeOrder.path)).toHaveLength(2));
});
