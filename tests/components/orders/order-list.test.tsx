import { act, screen } from '@testing-library/react';
import { OrderList } from '@/components/orders/order-list';
import { getOrder, listActualPurchases, listMyPurchases } from '@/lib/contract/orders/calls';
import type { Order } from '@/lib/contract/orders/orders';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderVisit } from '@/tests/support/browser/render-visit';
import { httpError } from '@/tests/support/browser/visit-bench';

const example = getContractExample(getOrder);
const { payment } = example;
if (!payment) throw new Error('no payment is recorded');
const order: Order = { ...example, is_cart: false, status: 'in_progress' };
const NOBODY = { name: '', phone: '', phone_code: '', phone_code_iso2: '', email: '' };
const show = (answers: unknown[]) =>
  renderVisit(<OrderList which="actual" slug="norte" locale="es-CO" />, {
    [listActualPurchases.path]: answers,
  });

test('an order that waits for its money is not said to be sent', async () => {
  show([[{ ...order, payment: { ...payment, online: true, status: 'declined' } }]]);
  expect(await screen.findByText(es.Order.wait_payment)).toBeVisible();
  expect(screen.queryByText(es.Order.in_progress)).toBeNull();
});

test('one that is paid is', async () => {
  show([[{ ...order, payment: { ...payment, online: true, status: 'success' } }]]);
  expect(await screen.findByText(es.Order.in_progress)).toBeVisible();
});

test('one for a later hour says from when to when, and one that is closed for when it was (rule cart/slot)', async () => {
  const slot = { schedule_date: '2026-03-02', schedule_hour: '13:00', schedule_until: '13:30' };
  show([
    [
      { ...order, ...slot, service: 'delivery' },
      { ...order, ...slot, id: order.id + 1, status: 'finished' },
      { ...order, id: order.id + 2 },
    ],
  ]);
  expect(await screen.findAllByText('Llega el lunes, 2 de marzo, entre 13:00 y 13:30')).toHaveLength(1);
  expect(screen.getAllByText('Programado para el lunes, 2 de marzo, 13:00–13:30')).toHaveLength(1);
});

test('a list that did not come says why', async () => {
  show([httpError(423)]);
  expect(await screen.findByRole('alert')).toHaveTextContent(es.Errors.general);
});

test.each([
  ['restaurant', 'Volver al menú'],
  ['store', 'Volver al catálogo'],
] as const)('where nothing is on its way, a %s leads on in its own words', async (establishment, name) => {
  const part = <OrderList which="actual" slug="norte" locale="es-CO" />;
  renderVisit(part, { [listActualPurchases.path]: [[]] }, {}, { establishment });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/norte');
});

test('a past order can be ordered again, and says which service it was (rule orders/again)', async () => {
  const past: Order = { ...order, status: 'finished', payment: null, service: 'take_away', subservice: null };
  const { stores } = renderVisit(<OrderList which="closed" slug="norte" locale="es-CO" />, {
    [listMyPurchases.path]: [[past]],
  });
  act(() => stores.profile.setState({ profile: { ...NOBODY, id: 1, token: 't' } }));
  expect(await screen.findByRole('button', { name: es.Order.order_again })).toBeEnabled();
  expect(screen.getByText(/^Pedido .* · Para llevar · /)).toBeVisible();
});
