import type { OrderStatus } from '@/lib/domain/orders/order-states';
import type { PaymentStatus } from './payment-status';

/**
 * What asking to pay in person comes to: `may` is still to be changed, `settled` is paid or in person already and
 * stays so, `closed` is nothing to be paid any more.
 */
export type InPersonRuling = 'may' | 'settled' | 'closed';

/**
 * Whether an order that was placed to be paid online may be paid in person instead (rule payments/in-person): while its
 * money is on its way, or after that failed. One way: what the kitchen sees is paid or was changed before.
 */
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

/** How an online attempt ends that its diner gives up: one the gateway never heard of is dropped, the others expire. */
export function toGivenUpStatus(status: PaymentStatus): 'dropped' | 'expired' | null {
  if (status === 'created') return 'dropped';
  return status === 'unknown' || status === 'pending' ? 'expired' : null;
}
