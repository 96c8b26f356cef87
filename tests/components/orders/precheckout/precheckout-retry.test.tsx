import { act, fireEvent, waitFor } from '@testing-library/react';
import { ApiError } from '@/lib/clients/api-error';
import { getCart, updateCart } from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import { placeOrder } from '@/lib/contract/orders/calls';
import { errorStore, hideError } from '@/lib/stores/error-store';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { type Answers, httpError } from '@/tests/support/browser/app-bench';
import {
  orderButton,
  renderPrecheckout,
  shown,
  WHOLE_CART,
} from '@/tests/support/browser/render-precheckout';

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

/** Presses the button of a whole precheckout, which a dialog answers. */
async function press(cart: Cart, answers: Answers) {
  const bench = renderPrecheckout(cart, answers, { hasPolicies: false });
  await shown();
  await act(async () => void fireEvent.click(orderButton()));
  await waitFor(() => expect(errorStore.getState().notice?.onRetry).toBeInstanceOf(Function));
  expect(left).toBe(0);
  return bench;
}

/** Presses it, and then the dialog's button. */
async function pressTwice(cart: Cart, answers: Answers) {
  const bench = await press(cart, answers);
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

test('two taps in a hurry are one press: what the first has ordered refuses no second', async () => {
  const { calls } = renderPrecheckout(
    CASH,
    {
      [updateCart.path]: [CASH, { ...CASH, version: CASH.version + 1 }],
      [placeOrder.path]: [PLACED, httpError(409)],
    },
    { hasPolicies: false },
  );
  await shown();
  await act(async () => {
    orderButton().click();
    orderButton().click();
  });
  await waitFor(() => expect(left).toBe(1));
  expect(calls.filter(({ path }) => path === updateCart.path)).toHaveLength(1);
  expect(calls.filter(({ path }) => path === placeOrder.path)).toHaveLength(1);
  expect(errorStore.getState().notice).toBeNull();
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

test.each([
  [
    'a rule of the cart',
    new ApiError({ kind: 'http', status: 409, key: 'out_of_stock', values: { stock: 0 } }),
  ],
  ['anything else', new ApiError({ kind: 'http', status: 409, key: 'total_changed', values: { total: 1 } })],
])(
  'an order that %s refuses stays a cart: it is said why, and the cart asked for anew',
  async (_by, refusal) => {
    const bench = await press(CASH, { [updateCart.path]: [CASH], [placeOrder.path]: [refusal] });
    expect(errorStore.getState().notice).toMatchObject({ key: refusal.key, values: refusal.values });
    await waitFor(() => expect(bench.paths().filter((path) => path === getCart.path)).toHaveLength(2));
    expect(left).toBe(0);
    expect(orderButton()).toBeEnabled();
  },
);

test.each(['cart_locked', 'order_closed'])(
  'a cart that is an order meanwhile (%s) leads to it',
  async (key) => {
    const placed = new ApiError({ kind: 'http', status: 409, key });
    const { paths } = renderPrecheckout(CASH, { [updateCart.path]: [placed] }, { hasPolicies: false });
    await shown();
    await act(async () => void fireEvent.click(orderButton()));
    await waitFor(() => expect(left).toBe(1));
    expect(errorStore.getState().notice).toBeNull();
    expect(paths()).not.toContain(placeOrder.path);
  },
);
