import { screen } from '@testing-library/react';
import { OrderList } from '@/components/orders/order-list';
import { getOrder, listActualPurchases } from '@/lib/contract/calls/orders';
import type { Order } from '@/lib/contract/orders';
import es from '@/messages/es.json';
import { getContractExample } from '../../support/contract-examples';
import { renderVisit } from '../../support/render-visit';
import { httpError } from '../../support/visit-bench';

const example = getContractExample(getOrder);
const { payment } = example;
if (!payment) throw new Error('no payment is recorded');
const order: Order = { ...example, is_cart: false, status: 'in_progress' };
const show = (answers: unknown[]) =>
  renderVisit(<OrderList which="actual" locale="es-CO" />, { [listActualPurchases.path]: answers });

test('an order that waits for its money is not said to be sent', async () => {
  show([[{ ...order, payment: { ...payment, online: true, status: 'declined' } }]]);
  expect(await screen.findByText(es.Order.wait_payment)).toBeVisible();
  expect(screen.queryByText(es.Order.in_progress)).toBeNull();
});

test('one that is paid is', async () => {
  show([[{ ...order, payment: { ...payment, online: true, status: 'success' } }]]);
  expect(await screen.findByText(es.Order.in_progress)).toBeVisible();
});

test('a list that did not come says why', async () => {
  show([httpError(423)]);
  expect(await screen.findByRole('alert')).toHaveTextContent(es.Errors.general);
});

test.each([
  ['restaurant', 'Volver al menú'],
  ['store', 'Volver al catálogo'],
] as const)('where nothing is on its way, a %s leads on in its own words', async (place, name) => {
  const part = <OrderList which="actual" locale="es-CO" />;
  renderVisit(part, { [listActualPurchases.path]: [[]] }, {}, { place });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/norte');
});
