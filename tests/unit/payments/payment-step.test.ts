import { ORDER_STATUSES, type OrderStatus } from '@/lib/domain/orders/order-states';
import { SHOWN_PAYMENT_STATUSES, type ShownPaymentStatus } from '@/lib/domain/payments/payment-status';
import { paymentStep } from '@/lib/domain/payments/payment-step';

const LATER = '2026-11-21T12:00:00Z';
const stepOf = (status: OrderStatus, shown: ShownPaymentStatus, retry_until: string | null = null) =>
  paymentStep({
    is_cart: false,
    is_expired: false,
    status,
    payment: { online: true, status: shown, retry_until },
  });

test('a cart is to be sent first, whatever was tried before', () => {
  for (const status of SHOWN_PAYMENT_STATUSES) {
    const payment = { online: true, status, retry_until: LATER };
    expect(paymentStep({ is_cart: true, is_expired: true, status: 'in_progress', payment })).toBe('cart');
  }
});

test('what is paid, or will be in person, stays so in every state of the order', () => {
  for (const status of ORDER_STATUSES) {
    expect([stepOf(status, 'success'), stepOf(status, 'in_person')]).toEqual(['settled', 'settled']);
  }
});

test('nothing is asked for once the order has left «in progress», or where money goes back', () => {
  const after = ORDER_STATUSES.filter((status) => status !== 'in_progress');
  for (const status of after) expect(stepOf(status, 'pending', LATER)).toBe('over');
  expect(stepOf('in_progress', 'refund_due')).toBe('over');
  expect(stepOf('cancelled', 'refunded')).toBe('over');
});

test('a payment that is being decided lets no other through; one that nobody has begun does (rule payments/attempt)', () => {
  expect(stepOf('in_progress', 'pending')).toBe('on_its_way');
  expect(stepOf('in_progress', 'pending', LATER)).toBe('to_pay');
});

test.each(['declined', 'error', 'expired'] as const)('after «%s» another may be tried', (shown) => {
  expect(stepOf('in_progress', shown, LATER)).toBe('to_pay');
});

test('what is older than a day is not paid any more, unless money is on its way (rule payments/day)', () => {
  const stepOf = (status: ShownPaymentStatus, retry_until: string | null) =>
    paymentStep({
      is_cart: false,
      is_expired: true,
      status: 'in_progress',
      payment: { online: true, status, retry_until },
    });
  expect([stepOf('pending', LATER), stepOf('declined', LATER), stepOf('pending', null)]).toEqual([
    'expired',
    'expired',
    'on_its_way',
  ]);
  expect(stepOf('success', null)).toBe('settled');
});
