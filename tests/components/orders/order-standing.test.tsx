import { screen } from '@testing-library/react';
import { Standing } from '@/components/orders/order-standing';
import { getOrder } from '@/lib/contract/orders/calls';
import es from '@/messages/es.json';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { renderVisit } from '@/tests/support/browser/render-visit';

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
    renderVisit(<Standing order={order} step={status === 'cancelled' ? 'over' : 'settled'} />, {});
    expect(screen.getByRole('status')).toHaveTextContent(text);
  },
);
