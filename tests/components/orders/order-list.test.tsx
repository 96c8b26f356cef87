import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { OrderList } from '@/components/orders/order-list';
import { getOrder } from '@/lib/contract/orders/calls';
import { listActualPurchases, listMyPurchases } from '@/lib/contract/orders/list-calls';
import type { Order } from '@/lib/contract/orders/orders';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { httpError } from '@/tests/support/browser/app-bench';
import { renderApp } from '@/tests/support/browser/render-app';

const example = getContractExample(getOrder);
const { payment } = example;
if (!payment) throw new Error('no payment is recorded');
const order: Order = { ...example, is_cart: false, status: 'in_progress' };
const REVIEW = { review_until: '2026-03-02T13:00:00Z', refusal: null };
const NOBODY = { name: '', phone: '', phone_code: '', phone_code_iso2: '', email: '' };
const show = (answers: unknown[]) =>
  renderApp(<OrderList which="actual" slug="norte" locale="es-CO" />, {
    [listActualPurchases.path]: answers,
  });

test('an order that waits for its money is not said to be sent', async () => {
  show([[{ ...order, payment: { ...payment, online: true, status: 'declined' } }]]);
  expect(await screen.findByText(es.Order.wait_payment)).toBeVisible();
  expect(screen.queryByText(es.Order.in_progress)).toBeNull();
});

test.each([
  ['a transfer whose proof is read by staff', { method: 'transfer', transfer: REVIEW }, es.Order.in_review],
  ['a payment that is on its way', {}, es.Order.in_process],
] as const)('%s is not said to wait for the diner (rule payments/results)', async (_what, changes, text) => {
  const pending = { ...payment, online: true, status: 'pending', retry_until: null, ...changes };
  show([[{ ...order, payment: pending }]]);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText(es.Order.wait_payment)).toBeNull();
});

test('one that is paid is', async () => {
  show([[{ ...order, payment: { ...payment, online: true, status: 'success' } }]]);
  expect(await screen.findByText(es.Order.in_progress)).toBeVisible();
});

test('one for a later hour says from when to when, and one that is closed for when it was (rule cart/slot)', async () => {
  const slot = {
    schedule_date: '2026-03-02',
    schedule_day: '2026-03-02',
    schedule_hour: '13:00',
    schedule_until: '13:30',
  };
  show([
    [
      { ...order, ...slot, service: 'delivery' },
      { ...order, ...slot, id: order.id + 1, status: 'finished' },
      { ...order, id: order.id + 2 },
    ],
  ]);
  expect(
    await screen.findAllByText('Llega el lunes, 2 de marzo, entre 1:00 p. m. y 1:30 p. m.'),
  ).toHaveLength(1);
  expect(screen.getAllByText('Programado para el lunes, 2 de marzo, 1:00–\u20601:30 p. m.')).toHaveLength(1);
});

test('one that is made says when it comes, and one that has come does not (rule orders/lists)', async () => {
  const soon = new Date(Date.now() + 30 * 60_000).toISOString();
  const paid = { ...payment, online: true, status: 'success' as const };
  const made = { ...order, service: 'delivery' as const, payment: paid, arrival: { from: soon, to: soon } };
  show([[made, { ...made, id: order.id + 1, status: 'delivered' }]]);
  expect(await screen.findAllByText(/^Llega entre /)).toHaveLength(1);
});

const refund = (given_at: string | null): Order['refunds'][number] => ({
  ...{ id: 1, amount: 5, by_hand: false, given_at, reason: 'staff', words: null, supplier_id: null },
});
test.each([
  ['went back wholly', 'refunded', [refund('2026-03-02T12:00:00Z')], es.Order.refunded],
  ['is to go back wholly', 'refund_due', [refund(null)], es.Order.refund_due],
  ['went back in part', 'success', [refund('2026-03-02T12:00:00Z')], es.Order.refunded_part],
  [
    'is to go back in part',
    'success',
    [refund('2026-03-02T12:00:00Z'), refund(null)],
    es.Order.refund_due_part,
  ],
] as const)(
  'an order whose money %s says so in its row (rule payments/money-back)',
  async (_what, status, refunds, label) => {
    show([
      [
        { ...order, refunds, payment: { ...payment, online: true, status } },
        { ...order, id: order.id + 1, refunds: [], payment: { ...payment, online: true, status: 'success' } },
      ],
    ]);
    expect(await screen.findAllByText(label)).toHaveLength(1);
  },
);

test('a list that did not come says why', async () => {
  show([httpError(423)]);
  expect(await screen.findByRole('alert')).toHaveTextContent(es.Errors.general);
});

test.each([
  ['restaurant', 'Volver al menú'],
  ['store', 'Volver al catálogo'],
] as const)('where nothing is on its way, a %s leads on in its own words', async (establishment, name) => {
  const part = <OrderList which="actual" slug="norte" locale="es-CO" />;
  renderApp(part, { [listActualPurchases.path]: [[]] }, {}, { establishment });
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/norte');
});

test('a past order can be ordered again, and says which service it was (rule orders/again)', async () => {
  const past: Order = { ...order, status: 'finished', payment: null, service: 'take_away', subservice: null };
  const { stores } = renderApp(<OrderList which="closed" slug="norte" locale="es-CO" />, {
    [listMyPurchases.path]: [[past]],
  });
  act(() => stores.profile.setState({ profile: { ...NOBODY, id: 1, token: 't' } }));
  expect(await screen.findByRole('button', { name: es.Order.order_again })).toBeEnabled();
  expect(screen.getByText(/^Pedido .* · Para llevar · /)).toBeVisible();
});

test('closed orders come page by page (rule orders/lists)', async () => {
  const past = (id: number): Order => ({ ...order, id, number: id, status: 'finished', payment: null });
  const first = Array.from({ length: 20 }, (_none, index) => past(100 - index));
  let give: (page: Order[]) => void = () => undefined;
  const second = new Promise<Order[]>((resolve) => {
    give = resolve;
  });
  const { calls, stores } = renderApp(<OrderList which="closed" slug="norte" locale="es-CO" />, {
    [listMyPurchases.path]: [first, second],
  });
  act(() => stores.profile.setState({ profile: { id: 5, token: 't', ...NOBODY } }));
  const older = await screen.findByRole('button', { name: es.Order.older });
  fireEvent.click(older);
  await waitFor(() => expect(older).toHaveAttribute('aria-busy', 'true'));
  // A disabled button loses focus, which then is at the top of the page.
  expect(older).toBeEnabled();
  fireEvent.click(older);
  await act(async () => give([past(7)]));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(21));
  expect(screen.queryByRole('button', { name: es.Order.older })).toBeNull();
  expect(calls.filter(({ path }) => path === listMyPurchases.path)).toHaveLength(2);
});

test('running orders are looked at again, carts are not (rule orders/lists)', async () => {
  jest.useFakeTimers();
  const { calls } = show([[order], [{ ...order, is_cart: true, status: 'cart' }]]);
  const looks = () => calls.filter(({ path }) => path === listActualPurchases.path).length;
  for (let tens = 0; tens < 4; tens += 1) await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(looks()).toBe(2);
  jest.useRealTimers();
});

test('an order that runs stands above a cart that is newer (rule orders/lists)', async () => {
  show([[{ ...order, id: order.id + 1, is_cart: true, status: 'cart' }, order]]);
  await screen.findByText(es.Order.see);
  const ways = screen.getAllByRole('link').map((link) => link.textContent);
  expect(ways.slice(0, 2)).toEqual([es.Order.see, es.Order.continue]);
});
