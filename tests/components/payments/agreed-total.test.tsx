import { screen } from '@testing-library/react';
import { ApiError } from '@/lib/clients/api-error';
import { getOrder, placeOrder } from '@/lib/contract/orders/calls';
import { startPayment } from '@/lib/contract/payments/calls';
import { getTransfer } from '@/lib/contract/payments/transfer-calls';
import { errorStore } from '@/lib/stores/error-store';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import {
  CART,
  ON_ITS_WAY,
  payByCard,
  placed,
  renderCheckout,
  seconds,
  user,
} from '@/tests/support/browser/render-checkout';

jest.mock('@/lib/clients/gateway', () => ({ tokenizeCard: async () => 'tok_test_12345678' }));

const DEARER = { ...CART, total: CART.total + 13_900 };
const PLACED = { ...ON_ITS_WAY, total: DEARER.total };
const pay = async () => {
  await user.click(screen.getByRole('button', { name: /^Pagar/ }));
  await seconds(1);
};
const told = () => errorStore.getState().notice;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-18T17:00:00Z') });
  errorStore.setState({ notice: null });
});
afterEach(() => jest.useRealTimers());

test('a total that has moved while a card was typed is told, and paid at the next press', async () => {
  const { sent } = await renderCheckout({
    [getOrder.path]: [CART, DEARER],
    [placeOrder.path]: [PLACED],
    [startPayment.path]: [PLACED],
  });
  await seconds(60);
  await payByCard();
  await seconds(1);
  expect(told()).toMatchObject({ key: 'total_changed', values: { total: DEARER.total } });
  expect(sent(placeOrder.path)).toBe(0);
  await pay();
  expect(sent(placeOrder.path)).toBe(1);
});

test('what the server has told is not told again', async () => {
  const changed = new ApiError({
    ...{ kind: 'http' as const, status: 409, key: 'total_changed', values: { total: DEARER.total } },
  });
  const { sent } = await renderCheckout({
    [getOrder.path]: [CART, DEARER],
    [placeOrder.path]: [changed, PLACED],
    [startPayment.path]: [PLACED],
  });
  await payByCard();
  await seconds(1);
  expect(told()).toMatchObject({ key: 'total_changed' });
  await pay();
  expect(sent(placeOrder.path)).toBe(2);
});

test('of a transfer neither: what it costs now is asked for at once', async () => {
  const byTransfer = { payment_method: 'transfer' as const };
  const toSend = placed({ method: 'transfer', status: 'pending', retry_until: '2026-11-21T12:30:00Z' });
  const changed = new ApiError({
    ...{ kind: 'http' as const, status: 409, key: 'total_changed', values: { total: DEARER.total } },
  });
  const { sent } = await renderCheckout({
    [getOrder.path]: [
      { ...CART, ...byTransfer },
      { ...DEARER, ...byTransfer },
    ],
    [placeOrder.path]: [changed, toSend],
    [getTransfer.path]: [getContractExample(getTransfer)],
  });
  const begin = () => user.click(screen.getByRole('button', { name: /^Ver los datos del banco/ }));
  await begin();
  await seconds(1);
  expect(told()).toMatchObject({ key: 'total_changed', values: { total: DEARER.total } });
  await begin();
  await seconds(1);
  expect(told()).toMatchObject({ values: { total: DEARER.total } });
  expect(sent(placeOrder.path)).toBe(2);
});

test('nor is a transfer begun for a total that has moved before it is told', async () => {
  const byTransfer = { payment_method: 'transfer' as const };
  const toSend = placed({ method: 'transfer', status: 'pending', retry_until: '2026-11-21T12:30:00Z' });
  const { sent } = await renderCheckout({
    [getOrder.path]: [
      { ...CART, ...byTransfer },
      { ...DEARER, ...byTransfer },
    ],
    [placeOrder.path]: [toSend],
    [getTransfer.path]: [getContractExample(getTransfer)],
  });
  await seconds(60);
  const begin = () => user.click(screen.getByRole('button', { name: /^Ver los datos del banco/ }));
  await begin();
  await seconds(1);
  expect(told()).toMatchObject({ key: 'total_changed', values: { total: DEARER.total } });
  expect(sent(placeOrder.path)).toBe(0);
  await begin();
  await seconds(1);
  expect(sent(placeOrder.path)).toBe(1);
});
