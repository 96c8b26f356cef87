import { screen } from '@testing-library/react';
import { ApiError } from '@/lib/clients/api-error';
import { getOrder, placeOrder } from '@/lib/contract/orders/calls';
import { startPayment } from '@/lib/contract/payments/calls';
import { errorStore, hideError } from '@/lib/stores/error-store';
import es from '@/messages/es.json';
import { httpError } from '@/tests/support/browser/app-bench';
import {
  CART,
  payByCard,
  renderCheckout,
  seconds,
  TO_PAY,
  user,
} from '@/tests/support/browser/render-checkout';

jest.mock('@/lib/clients/gateway', () => ({ tokenizeCard: async () => 'tok_test_12345678' }));

beforeEach(() => {
  jest.useFakeTimers();
  hideError();
});
afterEach(() => jest.useRealTimers());

test.each([
  ['by the store', new ApiError({ kind: 'http', status: 409, key: 'too_many_attempts' })],
  ['by its gateway', new ApiError({ kind: 'http', status: 502, key: 'gateway_unavailable' })],
])(
  'a payment that is refused %s: it is said why, and the form stands for another card',
  async (_by, refusal) => {
    const { sent } = await renderCheckout({ [getOrder.path]: [TO_PAY], [startPayment.path]: [refusal] });
    await payByCard();
    await seconds(1);
    expect(sent(startPayment.path)).toBe(1);
    expect(errorStore.getState().notice?.key).toBe(refusal.key);
    expect(screen.queryByText(es.Checkout.result_pending)).toBeNull();
    expect(screen.getByRole('button', { name: /^Pagar/ })).toBeEnabled();
  },
);

test('an order that could not be placed begins no payment, and it is said why', async () => {
  const { paths } = await renderCheckout({ [getOrder.path]: [CART], [placeOrder.path]: [httpError(503)] });
  await payByCard();
  await seconds(1);
  expect(errorStore.getState().notice).not.toBeNull();
  expect(paths()).not.toContain(startPayment.path);
  expect(screen.getByRole('button', { name: /^Pagar/ })).toBeEnabled();
});

describe('a cart that is refused when it is placed', () => {
  const soldOut = new ApiError({ kind: 'http', status: 409, key: 'out_of_stock', values: { stock: 0 } });
  const answers = { [placeOrder.path]: [soldOut], [startPayment.path]: [] };

  it('says why, asks for no other card, and is mended on the precheckout', async () => {
    const { paths, stores } = await renderCheckout({ ...answers, [getOrder.path]: [CART] });
    await payByCard();
    await seconds(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Se agotó.');
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(errorStore.getState().notice).toBeNull();
    expect(screen.queryByLabelText(es.Checkout.card_number)).toBeNull();
    expect(paths()).not.toContain(startPayment.path);
    // The precheckout is led to, where this browser cannot go.
    console.error = () => undefined;
    await user.click(screen.getByRole('button', { name: es.Checkout.review }));
    expect(stores.order.getState().service).toBe(CART.service);
  });

  it('is asked for a card again once it is another', async () => {
    const mended = { ...CART, version: CART.version + 1 };
    await renderCheckout({ ...answers, [getOrder.path]: [CART, CART, mended] });
    await payByCard();
    await seconds(1);
    expect(screen.queryByLabelText(es.Checkout.card_number)).toBeNull();
    await seconds(12);
    expect(screen.getByLabelText(es.Checkout.card_number)).toBeVisible();
  });

  it('keeps its form where another press may do: a total that changed is shown', async () => {
    const values = { total: 20_000 };
    const dearer = new ApiError({ kind: 'http', status: 409, key: 'total_changed', values });
    await renderCheckout({
      [placeOrder.path]: [dearer],
      [getOrder.path]: [CART, { ...CART, total: 20_000 }],
    });
    await payByCard();
    await seconds(1);
    expect(errorStore.getState().notice?.key).toBe('total_changed');
    expect(screen.getByRole('button', { name: /^Pagar · .*20.000/ })).toBeEnabled();
  });
});
