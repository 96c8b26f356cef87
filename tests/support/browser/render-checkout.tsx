import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkout } from '@/components/payments/checkout';
import { getCart } from '@/lib/contract/cart/calls';
import { getOrder } from '@/lib/contract/orders/calls';
import type { Order, Payment } from '@/lib/contract/orders/orders';
import { getGateway } from '@/lib/contract/payments/calls';
import { getPaymentMethods } from '@/lib/contract/payments/method-calls';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import type { Answers } from './app-bench';
import { renderApp } from './render-app';

const example = getContractExample(getOrder);
const { payment: recorded } = example;
if (!recorded) throw new Error('no payment is recorded');
export const placed = (payment: Partial<Payment>): Order => ({
  ...example,
  is_cart: false,
  status: 'in_progress',
  payment: { ...recorded, online: true, ...payment },
});
export const TO_PAY = placed({ status: 'pending', retry_until: '2026-11-21T12:00:00Z' });
export const ON_ITS_WAY = placed({ status: 'pending', retry_until: null });
export const CART: Order = { ...example, is_cart: true, payment: null };
export const GATEWAY = {
  mode: 'tokenize',
  api_base: 'https://gateway.test',
  public_key: 'pub_test',
  three_ds: true,
  acceptance: [],
};

/** Moves the faked clock of the test. */
export const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1_000));
export const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

/** The payment page of an order, and how often and with which keys a call was sent. */
export async function renderCheckout(answers: Answers) {
  const shown = renderApp(
    <Checkout purchaseId={example.id} slug="norte" locale="es-CO" renderOrder={() => null} />,
    {
      [getGateway.path]: [GATEWAY],
      [getPaymentMethods.path]: [[]],
      [getCart.path]: [getContractExample(getCart)],
      ...answers,
    },
  );
  await seconds(1);
  const sent = (path: string) => shown.calls.filter((call) => call.path === path).length;
  const keysOf = (path: string) => shown.keys.filter((_key, index) => shown.calls[index]?.path === path);
  return { ...shown, sent, keysOf };
}

export async function payByCard() {
  await user.type(screen.getByLabelText(es.Checkout.card_number), '4242424242424242');
  await user.type(screen.getByLabelText(es.Checkout.card_expiry), '12/31');
  await user.type(screen.getByLabelText(es.Checkout.card_cvc), '123');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: /^Pagar/ }));
}
