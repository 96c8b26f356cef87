import { screen } from '@testing-library/react';
import { getCart } from '@/lib/contract/cart/calls';
import type { Cart } from '@/lib/contract/cart/cart';
import { getOrder } from '@/lib/contract/orders/calls';
import type { Order } from '@/lib/contract/orders/orders';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { CART, renderCheckout, seconds, TO_PAY } from '@/tests/support/browser/render-checkout';

const cart: Cart = {
  ...getContractExample(getCart),
  service: 'take_away',
  subservice: null,
  issues: [],
  arrival_minutes: { least: 20, most: 30 },
};
const order: Order = { ...CART, role: 'owner', service: 'take_away', subservice: null };
const said = () => screen.queryByText(/^Listo entre/)?.textContent ?? null;

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-18T17:00:00Z') }));
afterEach(() => jest.useRealTimers());

test('what is not paid yet says when it comes, as of now (rule orders/later)', async () => {
  const slower = { ...cart, version: cart.version + 1, arrival_minutes: { least: 60, most: 70 } };
  await renderCheckout({ [getOrder.path]: [order], [getCart.path]: [cart, cart, slower] });
  expect(said()).toMatch(/12:2[05].*y 12:3[05]/);
  await seconds(70);
  expect(said()).toMatch(/12:25.*y 12:35/);
  await seconds(60);
  expect(said()).toMatch(/1:05.*y 1:15/);
});

test.each<[string, Partial<Order>]>([
  ['what is wanted for an hour', { service: 'delivery', subservice: 'schedule' }],
  ['what is ordered already', TO_PAY],
])('%s promises nothing here', async (_what, changes) => {
  const { sent } = await renderCheckout({
    [getOrder.path]: [{ ...order, ...changes }],
    [getCart.path]: [cart],
  });
  expect(said()).toBeNull();
  expect(sent(getCart.path)).toBe(0);
});
