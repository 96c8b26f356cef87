import { screen } from '@testing-library/react';
import { OrderPage } from '@/components/orders/order-page';
import { getOrder } from '@/lib/contract/orders/calls';
import type { Order } from '@/lib/contract/orders/orders';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderApp } from '@/tests/support/browser/render-app';

const example = getContractExample(getOrder);
const { payment } = example;
if (!payment) throw new Error('no payment is recorded');
/** Its first card was declined, and its owner may try another one. */
const declined: Order = {
  ...example,
  role: 'guest',
  contact: null,
  is_cart: false,
  status: 'in_progress',
  payment: { ...payment, online: true, status: 'declined', retry_until: '2099-01-01T00:00:00Z' },
};
const group = (me: number | null) => ({
  me,
  members: [
    { number: 1, name: 'Ana', part: 10_000, is_done: true },
    { number: 2, name: 'Luis', part: 8_000, is_done: true },
  ],
});
const show = (order: Order) =>
  renderApp(<OrderPage id={7} slug="norte" locale="es-CO" renderBill={() => null} renderAmount={String} />, {
    [getOrder.path]: [order],
  });

test('who filled somebody else’s order waits for its payment, and is asked for none (rule cart/group)', async () => {
  show({ ...declined, group: group(2) });
  expect(await screen.findByText(es.Order.wait_payment)).toBeVisible();
  expect(screen.queryByRole('link', { name: es.Order.pay_now })).toBeNull();
  expect(screen.queryByText(es.Order.paid_with)).toBeNull();
  expect(screen.getByRole('list', { name: es.Group.members })).toHaveTextContent('Luis');
});

test('whom a link let in to pay it is led to the payment (rule orders/links)', async () => {
  show({ ...declined, group: group(null) });
  expect(await screen.findByRole('link', { name: es.Order.pay_now })).toBeVisible();
});
