import type { OrderStatus } from '@/lib/domain/orders/order-states';
import type { ShownPaymentStatus } from './payment-status';

/** As diners see it (rule payments/attempt). `on_its_way`: pending; `settled`: paid or in person; `over`: nothing to pay;
 * `expired`: too old to be paid (rule payments/day). */
export const PAYMENT_STEPS = ['cart', 'to_pay', 'on_its_way', 'settled', 'over', 'expired'] as const;
export type PaymentStep = (typeof PAYMENT_STEPS)[number];

export function paymentStep({
  is_cart,
  is_expired,
  status,
  payment,
}: {
  is_cart: boolean;
  is_expired: boolean;
  status: OrderStatus;
  payment: { online: boolean; status: ShownPaymentStatus; retry_until: string | null } | null;
}): PaymentStep {
  if (is_cart) return 'cart';
  if (payment?.status === 'success' || payment?.status === 'in_person') return 'settled';
  if (status !== 'in_progress' || !payment?.online) return 'over';
  const isOpen = payment.retry_until !== null;
  if (!isOpen && payment.status === 'pending') return 'on_its_way';
  if (!isOpen && (payment.status === 'refund_due' || payment.status === 'refunded')) return 'over';
  return is_expired ? 'expired' : 'to_pay';
}
