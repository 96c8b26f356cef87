import { screen } from '@testing-library/react';
import { OrderFacts } from '@/components/orders/order-facts';
import { Standing } from '@/components/orders/order-standing';
import { getOrder } from '@/lib/contract/orders/calls';
import type { Order } from '@/lib/contract/orders/orders';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderApp } from '@/tests/support/browser/render-app';

const { payment, ...example } = getContractExample(getOrder);
if (!payment) throw new Error('no payment is recorded');
const { now_refunded: refunded, now_refund_due: due, now_cancelled: cancelled } = es.Order;

test.each([
  ['refunded', 'accepted', refunded],
  ['refund_due', 'preparation', due],
  ['refunded', 'cancelled', `${cancelled} ${refunded}`],
] as const)(
  'an order whose money is %s, and that is %s, says so at its head (rule payments/staff-refunds)',
  (money, status, text) => {
    const order = { ...example, status, payment: { ...payment, status: money } };
    renderApp(<Standing order={order} step={status === 'cancelled' ? 'over' : 'settled'} />, {});
    expect(screen.getByRole('status')).toHaveTextContent(text);
  },
);

test.each([
  ['in_progress', true],
  ['accepted', false],
] as const)('%s: thanks are said until the branch answers (rule orders/progress)', (status, isThanked) => {
  const order = { ...example, status, payment: { ...payment, status: 'in_person' as const } };
  renderApp(<Standing order={order} step="settled" />, {});
  const said = screen.getByRole('status').textContent ?? '';
  expect(said.startsWith(es.Order.thanks)).toBe(isThanked);
});

test('a transfer that staff look at is under review in its head and among its facts (rule payments/transfer)', () => {
  const transfer = { review_until: '2026-03-02T13:00:00Z', refusal: null };
  const order = {
    ...example,
    status: 'in_progress' as const,
    payment: { ...payment, method: 'transfer' as const, status: 'pending' as const, transfer },
  };
  renderApp(
    <>
      <Standing order={order} step="on_its_way" />
      <OrderFacts order={order} locale="es-CO" renderAmount={String} />
    </>,
    {},
  );
  expect(screen.getByRole('status')).toHaveTextContent(es.Checkout.review_title);
  expect(screen.getByText(`${es.Methods.transfer} · ${es.Order.in_review}`)).toBeVisible();
});

test('nobody is thanked for what waits for its payment', () => {
  renderApp(<Standing order={{ ...example, status: 'in_progress', payment }} step="to_pay" />, {});
  expect(screen.getByRole('status')).not.toHaveTextContent(es.Order.thanks);
});

const given = {
  id: 1,
  amount: 5,
  by_hand: false,
  given_at: '2026-03-02T12:00:00Z',
  words: null,
  supplier_id: null,
};
const partly = [{ ...given, reason: 'staff' as const }];
test.each([
  ['what has come', {}, 'restaurant', es.Order.now_delivered, false],
  [
    'what has come, and some of its money went back',
    { refunds: partly },
    'bar',
    es.Order.now_handed_over,
    false,
  ],
  ['what was bought in a shop', {}, 'store', es.Order.now_handed_over, false],
  ['what was cancelled', { status: 'cancelled' }, 'restaurant', cancelled, true],
  ['what was cancelled and is given back', { status: 'cancelled', refunds: partly }, 'bar', cancelled, true],
] as const)(
  'a good meal is wished only where it fits: %s',
  (_what, changes, establishment, text, isOnPaper) => {
    const base: Order = { ...example, is_account: false, service: 'delivery', refunds: [], payment: null };
    const order = { ...base, status: 'delivered', ...changes } as Order;
    renderApp(
      <Standing order={{ ...order, payment: { ...payment, status: 'success' } }} step="settled" />,
      {},
      {},
      { establishment },
    );
    expect(screen.getByRole('status').textContent).toBe(text);
    // A receipt does not open with it (rule orders/receipt).
    expect(screen.getByRole('status').classList.contains('print:hidden')).toBe(!isOnPaper);
  },
);
