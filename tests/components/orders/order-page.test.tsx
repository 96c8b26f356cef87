import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderPage } from '@/components/orders/order-page';
import { getOrder } from '@/lib/contract/orders/calls';
import type { Order, Payment } from '@/lib/contract/orders/orders';
import { idsOf } from '@/lib/tracking/product-details';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { httpError } from '@/tests/support/browser/app-bench';
import { sentenceAt } from '@/tests/support/browser/establishment-words';
import { renderApp } from '@/tests/support/browser/render-app';

const example = getContractExample(getOrder);
const { payment: recorded } = example;
if (!recorded) throw new Error('no payment is recorded');
const paid = (payment: Partial<Payment>): Order => ({
  ...example,
  is_cart: false,
  status: 'in_progress',
  payment: { ...recorded, online: true, retry_until: null, ...payment },
});
const order = paid({ status: 'success' });
const SENT = sentenceAt(es.Order.now_in_progress, 'restaurant');

const show = (answers: unknown[]) =>
  renderApp(<OrderPage id={7} slug="norte" locale="es-CO" renderBill={() => null} renderAmount={String} />, {
    [getOrder.path]: answers,
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const seconds = (count: number) => act(() => jest.advanceTimersByTimeAsync(count * 1_000));

test.each([
  ['is not there', 404],
  ['no order can have as its number', 422],
])('an order that %s is said to be missing', async (_what, status) => {
  show([httpError(status)]);
  await seconds(30);
  expect(screen.getByRole('heading', { name: es.Order.missing })).toBeVisible();
});

test('one that could not be loaded is not called missing, and can be asked for again', async () => {
  show([httpError(503), order]);
  await seconds(1);
  expect(screen.queryByText(es.Order.missing)).toBeNull();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.click(screen.getByRole('button', { name: es.Errors.retry }));
  await seconds(1);
  expect(screen.getByRole('status')).toHaveTextContent(SENT);
});

test('what is shown stays when asking again fails', async () => {
  show([order, httpError(503), httpError(429), httpError(500)]);
  await seconds(25);
  expect(screen.getByRole('status')).toHaveTextContent(SENT);
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['take_away', es.Checkout.pick_up],
  ['delivery', 'El restaurante'],
] as const)('of %s it says what the branch is for: «%s»', async (service, title) => {
  show([{ ...order, service }]);
  await seconds(1);
  expect(screen.getByText(title).nextSibling).toHaveTextContent(`${order.supplier.name} · `);
});

test('an order shows the times of what is done (rule orders/progress)', async () => {
  const timeline = [
    { status: 'in_progress' as const, at: '2026-03-02T03:00:00Z' },
    { status: 'accepted' as const, at: '2026-03-02T03:05:00Z' },
  ];
  show([{ ...order, status: 'accepted', timeline }]);
  await seconds(1);
  const steps = within(screen.getByRole('list', { name: es.Order.progress })).getAllByRole('listitem');
  expect(steps.filter((step) => within(step).queryByRole('time'))).toHaveLength(2);
  expect(steps.find((step) => step.ariaCurrent === 'step')).toHaveTextContent(es.Order.accepted);
});

test('a cancelled one shows none (rule orders/progress)', async () => {
  show([{ ...order, status: 'cancelled' }]);
  await seconds(1);
  expect(screen.queryByRole('list', { name: es.Order.progress })).toBeNull();
});

test('while a payment is being decided it is not asked for again, and the order cannot be changed', async () => {
  show([paid({ status: 'pending' })]);
  await seconds(1);
  expect(screen.getByRole('status')).toHaveTextContent(es.Errors.payment_pending);
  expect(screen.queryByText(es.Order.pay_now)).toBeNull();
  expect(screen.queryByText(es.Order.back_to_cart)).toBeNull();
  expect(screen.getByRole('link', { name: es.Order.see_payment })).toHaveAttribute(
    'href',
    `/norte/checkout/${order.id}`,
  );
});

test('after a refusal it says so first, and can be paid or changed until a time that it names', async () => {
  show([paid({ status: 'declined', retry_until: '2026-11-21T12:00:00Z' })]);
  await seconds(1);
  expect(screen.getByRole('alert')).toHaveTextContent(es.Errors.payment_declined);
  expect(screen.getByRole('alert')).toHaveTextContent(
    /El pedido está guardado. Hora límite para pagar: 7:00\s/,
  );
  expect(screen.getByRole('link', { name: es.Order.pay_now })).toBeVisible();
  expect(screen.getByRole('button', { name: es.Order.back_to_cart })).toBeVisible();
});

test('whose proof was refused is led to the transfer, not told to pay (rule payments/transfer)', async () => {
  const transfer = { review_until: null, refusal: 'unreadable' } as const;
  show([paid({ method: 'transfer', status: 'declined', transfer, retry_until: '2026-11-21T12:00:00Z' })]);
  await seconds(1);
  expect(screen.getByRole('link', { name: es.Order.to_transfer })).toHaveAttribute(
    'href',
    `/norte/checkout/${order.id}`,
  );
  expect(screen.queryByText(es.Order.pay_now)).toBeNull();
});

test('an order whose account was shown is changed only after a question (rule payments/transfer)', async () => {
  const waiting = paid({ method: 'transfer', status: 'pending', retry_until: '2026-11-21T12:00:00Z' });
  const cart = { ...example, id: 7, is_cart: true, payment: null };
  show([waiting, cart]);
  await seconds(1);
  fireEvent.click(screen.getByRole('button', { name: es.Order.back_to_cart }));
  const asked = within(screen.getByRole('dialog', { name: es.Order.change_title }));
  fireEvent.click(asked.getByRole('button', { name: es.Order.back_to_cart }));
  await seconds(1);
  expect(screen.getByRole('link', { name: es.Order.continue })).toBeVisible();
});

test.each([
  ['in cash', { online: false, status: 'expired' }],
  ['by a card that was refused', { status: 'declined' }],
] as const)('a cancelled order that was to be paid %s says nothing of a payment', async (_how, payment) => {
  show([{ ...paid(payment), status: 'cancelled' }]);
  await seconds(1);
  expect(screen.getByRole('status')).toHaveTextContent(es.Order.now_cancelled);
  expect(screen.queryByText(es.Order.paid_with)).toBeNull();
});

test.each([
  ['goes back', 'refund_due', es.Order.refund_due],
  ['went back', 'refunded', es.Order.refunded],
] as const)('a cancelled order whose money %s says so', async (_what, status, text) => {
  show([{ ...paid({ status }), status: 'cancelled' }]);
  await seconds(1);
  expect(screen.getByText(es.Order.paid_with).nextSibling).toHaveTextContent(text);
});

test.each([
  ['cash', 'in_progress', 'in_person', 'Efectivo · Pagas al recoger'],
  ['card_reader', 'on_the_way', 'in_person', 'Datáfono · Pagas al recoger'],
  ['face_to_face', 'delivered', 'in_person', 'Pago en caja'],
  ['card', 'delivered', 'success', 'Tarjeta de crédito o débito · Pagado'],
] as const)('an order names its way to pay: %s, %s', async (method, status, paymentStatus, text) => {
  const online = paymentStatus === 'success';
  show([{ ...paid({ method, online, status: paymentStatus }), status }]);
  await seconds(1);
  expect(screen.getByText(es.Order.paid_with).nextSibling?.textContent).toBe(text);
});

test('an invoice names its taxpayer (rule people/invoice)', async () => {
  show([{ ...paid({}), invoice: { name: 'Casa SAS', type: 'NIT', number: '901234567-7' } }]);
  await seconds(1);
  expect(screen.getByText(es.Order.invoice).nextSibling).toHaveTextContent('Casa SAS · NIT 901234567-7');
});

test('cash says the notes and the change (rule payments/cash)', async () => {
  const cash = { method: 'cash', online: false, status: 'in_person', amount: 38_500 } as const;
  show([paid({ ...cash, cash_amount: 50_000 })]);
  await seconds(1);
  expect(screen.getByText(es.Order.paid_with).nextSibling?.textContent).toBe(
    'Efectivo · Pagas al recogerCon 50000 · Tu cambio: 11500',
  );
});

test('a line costs what the server says that it costs, to the cent', async () => {
  const [line] = order.products;
  if (!line) throw new Error('no line is recorded');
  show([{ ...order, products: [{ ...line, unit_price: 24.9, count: 3, subtotal: 74.7 }] }]);
  await seconds(1);
  expect(screen.getByText('74.7')).toBeVisible();
});

test('what was ordered is told whole: each option as often as it was chosen, and both comments', async () => {
  const [line] = order.products;
  if (!line) throw new Error('no line is recorded');
  const options = [
    { option_id: 1, name: 'Queso extra', count: 2 },
    { option_id: 2, name: 'Bien asada', count: 1 },
  ];
  show([{ ...order, products: [{ ...line, options, comment: 'Sin sal' }], comment: 'Tocar duro' }]);
  await seconds(1);
  expect(screen.getByText('2 × Queso extra · Bien asada')).toBeVisible();
  expect(screen.getByText('«Sin sal»')).toBeVisible();
  expect(screen.getByText(es.Order.comment).nextSibling).toHaveTextContent('Tocar duro');
});

test('a purchase is told of once, by the browser that was ordering with it', async () => {
  const { track, stores } = show([paid({ status: 'pending' }), order]);
  stores.order.setState({ taPurchaseId: 7 });
  await seconds(30);
  expect(track.mock.calls).toEqual([[{ event: 'purchase', purchase_id: 7, ...idsOf(order.products) }]]);
  expect(stores.order.getState().taPurchaseId).toBeNull();
});

test('an old link to a paid order tells of nothing', async () => {
  const { track } = show([order]);
  await seconds(1);
  expect(track).not.toHaveBeenCalled();
});

test('a scheduled order says for when before anything else, and one that is a cart again is gone on with', async () => {
  const scheduled = { service: 'delivery', subservice: 'schedule' } as const;
  const slot = {
    schedule_date: '2026-03-02',
    schedule_day: '2026-03-02',
    schedule_hour: '19:30',
    schedule_until: '20:00',
  };
  const cart = { ...order, ...scheduled, ...slot, is_cart: true };
  const { stores } = show([cart]);
  await seconds(1);
  const when = screen.getByText('Llega el lunes, 2 de marzo, entre 7:30 p. m. y 8:00 p. m.');
  const place = when.compareDocumentPosition(screen.getByRole('status'));
  expect(place & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const onward = screen.getByRole('link', { name: es.Order.continue });
  onward.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(onward);
  expect(stores.order.getState()).toMatchObject({ ...scheduled, purchaseId: cart.id });
});

describe('to take an order back', () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const dialog = () => screen.queryByRole('dialog', { name: es.Order.cancel_title });
  const sent = { ...paid({ online: false, status: 'in_person' }), id: 7 };

  it('for good is asked first, and whoever keeps it has lost nothing', async () => {
    const { paths } = show([sent, sent, { ...sent, status: 'cancelled' }]);
    await seconds(1);
    await press(es.Order.cancel);
    expect(dialog()).toBeVisible();
    // The screen does not recommend a button that takes something away for good.
    const confirm = screen.getByRole('button', { name: es.Order.cancel_confirm });
    expect(confirm).toHaveClass('button-quiet', 'button-danger');
    expect(screen.getByText(es.Order.cancel_keep)).not.toHaveClass('button-quiet');
    await user.click(screen.getByText(es.Order.cancel_keep));
    await seconds(1);
    expect(dialog()).toBeNull();
    expect(paths().filter((path) => path === getOrder.path)).toHaveLength(1);
  });

  it('for good happens at the second press', async () => {
    show([sent, { ...sent, status: 'cancelled' }]);
    await seconds(1);
    await press(es.Order.cancel);
    await press(es.Order.cancel_confirm);
    await seconds(1);
    expect(screen.getByRole('status')).toHaveTextContent(es.Order.now_cancelled);
    expect(dialog()).toBeNull();
  });

  it('to a cart needs no question', async () => {
    show([
      paid({ status: 'declined', retry_until: '2026-11-21T12:00:00Z' }),
      { ...example, id: 7, is_cart: true, payment: null },
    ]);
    await seconds(1);
    await press(es.Order.back_to_cart);
    await seconds(1);
    expect(screen.getByRole('link', { name: es.Order.continue })).toBeVisible();
  });
});

test.each([
  ['its owner', 'owner', 1],
  ['a guest', 'guest', 0],
] as const)('%s is offered to take it back or not (rule orders/members)', async (_who, role, count) => {
  show([{ ...paid({ status: 'in_person', online: false }), role }]);
  await seconds(1);
  expect(screen.queryAllByRole('button', { name: es.Order.cancel })).toHaveLength(count);
});

test.each([
  ['owner', 1],
  ['guest', 0],
] as const)(
  'one of the day before is not offered to be paid; its %s may order it again or not (rule payments/day)',
  async (role, count) => {
    show([{ ...paid({ status: 'declined', retry_until: '2026-11-21T12:00:00Z' }), role, is_expired: true }]);
    await seconds(1);
    expect(screen.getByRole('alert')).toHaveTextContent(es.Errors.purchase_expired);
    expect(screen.queryByRole('link', { name: es.Order.pay_now })).toBeNull();
    expect(screen.queryAllByRole('button', { name: es.Checkout.order_again })).toHaveLength(count);
  },
);
