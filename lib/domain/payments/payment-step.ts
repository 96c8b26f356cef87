import type { OrderStatus } from '@/lib/domain/orders/order-states';
import type { ShownPaymentStatus } from './payment-status';

/** As diners see it (rule payments/attempt). `on_its_way`: pending; `settled`: paid or in person; `over`: nothing to pay. */
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
