import type { OrderStatus } from '@/lib/domain/orders/order-states';
import type { ShownPaymentStatus } from './payment-status';

/**
 * Where an order stands with its money, as its diner sees it (rule payments/attempt):
 * - `cart`: not sent;
 * - `to_pay`: sent, and another payment may be tried;
 * - `on_its_way`: a payment is being decided, and nothing else may be tried online;
 * - `settled`: paid, or to be paid in person;
 * - `over`: nothing is to be paid any more.
 */
export type PaymentStep = 'cart' | 'to_pay' | 'on_its_way' | 'settled' | 'over';

export function paymentStep({
  is_cart,
  status,
  payment,
}: {
  is_cart: boolean;
  status: OrderStatus;
  payment: { online: boolean; status: ShownPaymentStatus; retry_until: string | null } | null;
}): PaymentStep {
  if (is_cart) return 'cart';
  if (payment?.status === 'success' || payment?.status === 'in_person') return 'settled';
  if (status !== 'in_progress' || !payment?.online) return 'over';
  if (payment.retry_until !== null) return 'to_pay';
  if (payment.status === 'pending') return 'on_its_way';
  return payment.status === 'refund_due' || payment.status === 'refunded' ? 'over' : 'to_pay';
}
