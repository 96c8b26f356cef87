import { onlineManager } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkout } from '@/components/payments/checkout';
import { getCart } from '@/lib/contract/cart/calls';
import { getOrder } from '@/lib/contract/orders/calls';
import type { Order } from '@/lib/contract/orders/orders';
import { getGateway, startPayment } from '@/lib/contract/payments/calls';
import { errorStore } from '@/lib/stores/error-store';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { networkError } from '@/tests/support/browser/app-bench';
import { renderApp } from '@/tests/support/browser/render-app';

const tokenize = jest.fn(async () => 'tok_test_12345678');
jest.mock('@/lib/clients/gateway', () => ({ tokenizeCard: () => tokenize() }));

const example = getContractExample(getOrder);
const CART: Order = { ...example, is_cart: true, payment: null };
const GATEWAY = {
  mode: 'tokenize',
  api_base: 'https://gateway.test',
  public_key: 'pub_test',
  acceptance: [],
};

const setOnline = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  onlineManager.setOnline(isOnline);
};
const told = () => screen.queryByText(es.Checkout.no_connection);
const dieOnTheWay = async () => {
  setOnline(false);
  throw networkError();
};

beforeEach(() => errorStore.setState({ notice: null }));
afterEach(() => {
  act(() => setOnline(true));
  jest.restoreAllMocks();
});

test.each([
  ['before the card is sent', () => act(() => setOnline(false))],
  ['as the card is sent', () => tokenize.mockImplementationOnce(dieOnTheWay)],
])('a connection that dies %s: nothing was charged, and the card stays', async (_when, die) => {
  const { paths } = renderApp(
    <Checkout purchaseId={example.id} slug="norte" locale="es-CO" renderOrder={() => null} />,
    {
      [getGateway.path]: [GATEWAY],
      [getOrder.path]: [CART],
      [getCart.path]: [getContractExample(getCart)],
    },
  );
  await userEvent.type(await screen.findByLabelText(es.Checkout.card_number), '4242424242424242');
  await userEvent.type(screen.getByLabelText(es.Checkout.card_expiry), '12/31');
  await userEvent.type(screen.getByLabelText(es.Checkout.card_cvc), '123');
  await userEvent.click(screen.getByRole('checkbox'));
  die();
  await userEvent.click(screen.getByRole('button', { name: /^Pagar/ }));
  expect(await screen.findByText(es.Checkout.no_connection)).toHaveAttribute('role', 'alert');
  expect(errorStore.getState().notice).toBeNull();
  expect(paths()).not.toContain(startPayment.path);
  act(() => setOnline(true));
  expect(told()).toBeNull();
  expect(screen.getByLabelText(es.Checkout.card_number)).toHaveValue('4242 4242 4242 4242');
  expect(screen.getByRole('button', { name: /^Pagar/ })).toBeEnabled();
  // A connection that dies anew says nothing of a press before it.
  act(() => setOnline(false));
  expect(told()).toBeNull();
});
