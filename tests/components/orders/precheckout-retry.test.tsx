import { act, fireEvent, waitFor } from '@testing-library/react';
import { updateCart } from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import { placeOrder } from '@/lib/contract/orders/calls';
import { errorStore, hideError } from '@/lib/stores/error-store';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import {
  orderButton,
  renderPrecheckout,
  shown,
  WHOLE_CART,
} from '@/tests/support/browser/render-precheckout';
import { type Answers, httpError } from '@/tests/support/browser/visit-bench';

const CASH: Cart = { ...WHOLE_CART, payment_method: 'cash', cash_amount: 100_000 };
const PLACED = getContractExample(placeOrder);

/** How often the page was left: this browser goes nowhere, and says so each time. */
let left = 0;
beforeEach(() => {
  left = 0;
  console.error = () => {
    left += 1;
  };
  act(hideError);
});

/** Presses the button of a whole precheckout, and then the dialog's. */
async function pressTwice(cart: Cart, answers: Answers) {
  const bench = renderPrecheckout(cart, answers, { hasPolicies: false });
  await shown();
  await act(async () => void fireEvent.click(orderButton()));
  await waitFor(() => expect(errorStore.getState().notice?.onRetry).toBeInstanceOf(Function));
  expect(left).toBe(0);
  await act(async () => errorStore.getState().notice?.onRetry?.());
  await waitFor(() => expect(left).toBe(1));
  const sent = (path: string) => bench.calls.filter((call) => call.path === path).length;
  const keys = bench.keys.filter((_key, index) => bench.calls[index]?.path === placeOrder.path);
  return { sent, keys };
}

test('a press that failed is done again as a whole: the order is placed', async () => {
  const { sent, keys } = await pressTwice(CASH, {
    [updateCart.path]: [httpError(503), CASH],
    [placeOrder.path]: [PLACED],
  });
  expect(sent(updateCart.path)).toBe(2);
  expect(keys).toEqual([`order-${CASH.purchase_id}-${CASH.version}`]);
});

test('one of a way to pay online leads to the payment', async () => {
  const { sent } = await pressTwice(WHOLE_CART, { [updateCart.path]: [httpError(503), WHOLE_CART] });
  expect(sent(updateCart.path)).toBe(2);
});

test('an order that could not be placed is placed by the second try, with the same key', async () => {
  const { sent, keys } = await pressTwice(CASH, {
    [updateCart.path]: [CASH],
    [placeOrder.path]: [httpError(503), PLACED],
  });
  expect(sent(updateCart.path)).toBe(1);
  expect(keys).toHaveLength(2);
  expect(new Set(keys)).toEqual(new Set([`order-${CASH.purchase_id}-${CASH.version}`]));
});
