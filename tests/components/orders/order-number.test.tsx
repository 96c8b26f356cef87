import { screen } from '@testing-library/react';
import { OrderPage } from '@/components/orders/order-page';
import { getOrder } from '@/lib/contract/orders/calls';
import type { Order } from '@/lib/contract/orders/orders';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderApp } from '@/tests/support/browser/render-app';

const placed: Order = { ...getContractExample(getOrder), id: 48_213, is_cart: false, status: 'accepted' };

test.each([
  ['the tenant’s own number, never its id', { number: 7, bck_purchase_id: null }, 'Pedido #7'],
  ['the back office’s number where there is one', { number: 7, bck_purchase_id: 'B-42' }, 'Pedido B-42'],
  [
    'no number before it has one',
    { number: null, bck_purchase_id: null, status: 'cart' as const },
    'Tu pedido',
  ],
])('the page of an order is headed by %s', async (_what, changes, title) => {
  // No events come here.
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status: 404 }));
  renderApp(
    <OrderPage id={placed.id} slug="centro" locale="es-CO" renderBill={() => null} renderAmount={String} />,
    { [getOrder.path]: [{ ...placed, ...changes }] },
  );
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
});
