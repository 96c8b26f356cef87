import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { updateCart } from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import es from '@/messages/es.json';
import {
  field,
  issue,
  orderButton,
  renderPrecheckout,
  shown,
  WHOLE_CART,
} from '@/tests/support/browser/render-precheckout';

const { Checkout } = es;
afterEach(() => act(() => onlineManager.setOnline(true)));
const DEARER = { ...WHOLE_CART, version: WHOLE_CART.version + 1, total: WHOLE_CART.total + 1_000 };

test('the button names no total while another one is on its way, and then the new one', async () => {
  let answer: (cart: Cart) => void = () => undefined;
  const slow = new Promise<Cart>((resolve) => {
    answer = resolve;
  });
  renderPrecheckout(WHOLE_CART, { [updateCart.path]: [slow] });
  await shown();
  const button = orderButton();
  const old = button.textContent;
  fireEvent.click(screen.getByRole('radio', { name: Checkout.tip_no }));
  await waitFor(() => expect(button).toHaveTextContent(Checkout.repricing));
  expect(button).toBeEnabled();
  await act(async () => answer(DEARER));
  await waitFor(() => expect(button).not.toHaveTextContent(Checkout.repricing));
  expect(button.textContent).not.toBe(old);
});

test('the press itself leaves the total that it was made for on the button', async () => {
  const never = new Promise<Cart>(() => undefined);
  const { calls } = renderPrecheckout(WHOLE_CART, { [updateCart.path]: [never] });
  await shown();
  const button = orderButton();
  const pressed = button.textContent;
  fireEvent.click(button);
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(updateCart.path));
  expect(button).toBeDisabled();
  expect(button.textContent).toBe(pressed);
});

test('a press while another total is on its way does not bring the old one back', async () => {
  const never = new Promise<Cart>(() => undefined);
  const { calls } = renderPrecheckout(WHOLE_CART, { [updateCart.path]: [never] });
  await shown();
  const button = orderButton();
  fireEvent.click(screen.getByRole('radio', { name: Checkout.tip_no }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(updateCart.path));
  await waitFor(() => expect(button).toHaveTextContent(Checkout.repricing));
  fireEvent.click(button);
  await waitFor(() => expect(button).toBeDisabled());
  expect(button).toHaveTextContent(Checkout.repricing);
});

test('without a connection nothing is being worked out, and the old total is not shown as the new one', async () => {
  renderPrecheckout(WHOLE_CART);
  await shown();
  const button = orderButton();
  const total = button.textContent ?? '';
  act(() => onlineManager.setOnline(false));
  fireEvent.click(screen.getByRole('radio', { name: Checkout.tip_no }));
  await waitFor(() => expect(button).toHaveTextContent(Checkout.repricing_offline));
  act(() => onlineManager.setOnline(true));
  await waitFor(() => expect(button.textContent).toBe(total));
});

test('nor is it while the answer that changes it waits behind another call', async () => {
  renderPrecheckout(WHOLE_CART);
  await shown();
  const button = orderButton();
  act(() => onlineManager.setOnline(false));
  fireEvent.change(field(Checkout.comment), { target: { value: 'Sin timbre' } });
  fireEvent.blur(field(Checkout.comment));
  fireEvent.click(screen.getByRole('radio', { name: Checkout.tip_no }));
  await waitFor(() => expect(button).toHaveTextContent(Checkout.repricing_offline));
});

test('below the minimum the button says from the start what is missing, and its press leads to the reason', async () => {
  const cart: Cart = {
    ...WHOLE_CART,
    minimum: { value: 20_000, missing: 13_100 },
    issues: [issue('min_order', { minimum: 20_000, missing: 13_100 })],
  };
  const { paths } = renderPrecheckout(cart);
  await shown();
  const button = screen.getByRole('button', { name: /^Faltan \$\s13\.100 / });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(button);
  const reason = screen.getByText(/^Te faltan \$\s13\.100 para el pedido mínimo de \$\s20\.000\.$/);
  await waitFor(() => expect(reason).toHaveFocus());
  expect(paths()).not.toContain(updateCart.path);
});
