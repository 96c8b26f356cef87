import type { PaymentMethod } from './payment-methods';
import type { ShownPaymentStatus } from './payment-status';

/** Sentences of the catalogue of errors about a payment (rule payments/results). */
export type PaymentMessage =
  | 'payment_declined'
  | 'payment_error'
  | 'payment_not_processed'
  | 'payment_pending'
  | 'payment_rejected'
  | 'transaction_failed';

type Shown = {
  method: PaymentMethod | null;
  status: ShownPaymentStatus;
  not_created: boolean;
  not_received: boolean;
  next_action: object | null;
  pse: object | null;
};

/**
 * Null where the screens have words of their own: for what is left to do, a transfer, and an attempt whose time is over or
 * that was given up. @param payment null while it is being sent
 */
export function paymentMessage(payment: Shown | null): PaymentMessage | null {
  if (payment === null) return 'payment_pending';
  const { method, status } = payment;
  if (method === 'transfer') return null;
  switch (status) {
    case 'pending':
      return payment.next_action === null && payment.pse === null ? 'payment_pending' : null;
    case 'declined':
      return method === 'pse' ? 'payment_rejected' : 'payment_declined';
    case 'error':
      return payment.not_created ? 'transaction_failed' : 'payment_error';
    case 'expired':
      return payment.not_received ? 'payment_not_processed' : null;
    default:
      return null;
  }
}
