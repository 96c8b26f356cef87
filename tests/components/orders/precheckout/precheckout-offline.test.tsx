import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { updateCart } from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import { placeOrder } from '@/lib/contract/orders/calls';
import { errorStore, hideError } from '@/lib/stores/error-store';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import type { Answers } from '@/tests/support/browser/app-bench';
import {
  field,
  orderButton,
  renderPrecheckout,
  shown,
  WHOLE_CART,
} from '@/tests/support/browser/render-precheckout';

const { Checkout, Errors, Place } = es;
const CASH: Cart = { ...WHOLE_CART, payment_method: 'cash' };
const PLACED = getContractExample(placeOrder);
const setOnline = (isOnline: boolean) => act(async () => onlineManager.setOnline(isOnline));

/** How often the page was left: this browser goes nowhere, and says so each time. */
let left = 0;
beforeEach(() => {
  left = 0;
  console.error = () => {
    left += 1;
  };
});
afterEach(async () => {
  await setOnline(true);
  act(hideError);
});

/** The precheckout without a connection, its button pressed. */
async function pressOffline(cart: Cart, answers: Answers = {}) {
  const bench = renderPrecheckout(cart, answers, { hasPolicies: false });
  await shown();
  const button = orderButton();
  await setOnline(false);
  await userEvent.click(button);
  const sent = () => bench.paths().filter((path) => path === updateCart.path || path === placeOrder.path);
  return { ...bench, sent, button };
}
const stop = () => screen.getByRole('button', { name: Checkout.held_stop });

test('a press without a connection is said to wait for it, and is sent when the connection is back', async () => {
  const { sent, button } = await pressOffline(CASH, { [placeOrder.path]: [PLACED] });
  await waitFor(() => expect(button).toHaveTextContent(Checkout.held_order));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(Checkout.held_order);
  await userEvent.click(button);
  expect(sent()).toEqual([]);
  await setOnline(true);
  await waitFor(() => expect(left).toBe(1));
  expect(sent()).toEqual([updateCart.path, placeOrder.path]);
});

test('of a way to pay online it says that payment is next', async () => {
  const { button } = await pressOffline(WHOLE_CART);
  await waitFor(() => expect(button).toHaveTextContent(Checkout.held_pay));
});

test('it can be stopped, and then nothing is sent', async () => {
  const { sent, button } = await pressOffline(CASH);
  await waitFor(() => expect(stop()).toBeVisible());
  await userEvent.click(stop());
  expect(button).toHaveFocus();
  expect(button).toHaveTextContent(/^Hacer pedido ·/);
  await setOnline(true);
  await act(async () => undefined);
  expect(sent()).toEqual([]);
});

test('what is missing is said at once, and nothing waits', async () => {
  const { button } = await pressOffline({ ...CASH, payment_method: null });
  await waitFor(() => expect(screen.getByRole('radio', { name: es.Methods.card })).toHaveFocus());
  expect(document.body.textContent).toContain(Errors.payment_method_required);
  expect(button).toHaveTextContent(/^Hacer pedido ·/);
  expect(screen.queryByRole('button', { name: Checkout.held_stop })).toBeNull();
});

test('a form that is not whole any more when the connection is back is refused, not sent', async () => {
  const { sent } = await pressOffline(CASH);
  await waitFor(() => expect(stop()).toBeVisible());
  fireEvent.change(field(Place.neighbourhood), { target: { value: '' } });
  await setOnline(true);
  await waitFor(() => expect(field(Place.neighbourhood)).toHaveFocus());
  expect(sent()).not.toContain(placeOrder.path);
});

test('another total than the one that was pressed is shown before anything is ordered', async () => {
  const dearer = { ...CASH, version: CASH.version + 1, total: CASH.total + 1_000 };
  const { sent } = await pressOffline(CASH, { [updateCart.path]: [dearer] });
  await waitFor(() => expect(stop()).toBeVisible());
  // The answer to this is the new total, and it is here before the press is sent.
  fireEvent.click(screen.getByRole('radio', { name: Checkout.tip_no }));
  await setOnline(true);
  await waitFor(() => expect(errorStore.getState().notice?.key).toBe('total_changed'));
  expect(sent()).not.toContain(placeOrder.path);
});

test('a connection that dies while the order is placed is said too', async () => {
  const never = new Promise<Cart>(() => undefined);
  renderPrecheckout(CASH, { [updateCart.path]: [CASH], [placeOrder.path]: [never] }, { hasPolicies: false });
  await shown();
  const button = orderButton();
  await userEvent.click(button);
  await waitFor(() => expect(button).toBeDisabled());
  await setOnline(false);
  expect(button).toHaveTextContent(Checkout.unanswered);
});
