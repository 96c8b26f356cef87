import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { updateCart } from '@/lib/contract/calls/cart';
import type { Cart } from '@/lib/contract/cart';
import es from '@/messages/es.json';
import { orderButton, renderPrecheckout, shown, WHOLE_CART } from '../../support/render-precheckout';

const { Checkout } = es;
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
  fireEvent.click(screen.getByRole('checkbox', { name: /Acepto/ }));
  fireEvent.click(button);
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(updateCart.path));
  expect(button).toBeDisabled();
  expect(button.textContent).toBe(pressed);
});
