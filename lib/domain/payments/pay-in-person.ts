import type { OrderStatus } from '@/lib/domain/orders/order-states';
import type { PaymentMethod } from './payment-methods';
import type { PaymentStatus } from './payment-status';

/** `may`: allowed; `settled`: already paid or in person; `closed`: nothing to pay. */
type InPersonRuling = 'may' | 'settled' | 'closed';

/** Allowed while the online payment is pending or after it failed; never back (rule payments/in-person). */
export function resolveInPerson({
  status,
  isReleased,
}: {
  status: OrderStatus;
  isReleased: boolean;
}): InPersonRuling {
  if (status === 'cart' || status === 'cancelled') return 'closed';
  if (isReleased) return 'settled';
  return status === 'in_progress' ? 'may' : 'closed';
}

/** How an abandoned attempt ends: dropped if no gateway heard of it, else expired. */
export function toGivenUpStatus({
  status,
  method,
}: {
  status: PaymentStatus;
  method: PaymentMethod;
}): 'dropped' | 'expired' | null {
  if (status === 'created' || (status === 'pending' && method === 'transfer')) return 'dropped';
  return status === 'unknown' || status === 'pending' ? 'expired' : null;
}
