import { BILL_KINDS, type Bill, partOf } from '@/lib/domain/cart/bill';
import { resolveTip, type TipChoice } from '@/lib/domain/cart/tip';
import { isInPerson, isRoomCharge, type PaymentMethod } from '@/lib/domain/payments/payment-methods';
import type { PaymentStatus } from '@/lib/domain/payments/payment-status';
import type { OrderStatus } from './order-states';

/** Afterwards its money is taken, or is on the courier's list. */
const BEFORE_IT_LEAVES: readonly OrderStatus[] = ['in_progress', 'accepted', 'preparation', 'packed'];

/** Whether the tip of an order may change, because nobody has taken its money yet (rule orders/tip). */
export function mayChangeTip({
  status,
  payment,
}: {
  status: OrderStatus;
  /** Its last attempt. */
  payment: { method: PaymentMethod; status: PaymentStatus; refundsMinor: number } | null;
}): boolean {
  if (payment === null || !BEFORE_IT_LEAVES.includes(status)) return false;
  if (isInPerson(payment.method)) return payment.status === 'pending';
  return isRoomCharge(payment.method) && payment.status === 'success' && payment.refundsMinor === 0;
}

/**
 * A placed bill with another tip, on what its products cost after the coupon (rule cart/tip). Minor units; null for one that
 * is negative or above that. @param isDeliveryFree its coupon takes nothing off the products
 */
export function billWithTip({
  bill,
  isDeliveryFree,
  tip,
}: {
  bill: Bill;
  isDeliveryFree: boolean;
  tip: TipChoice;
}): Bill | null {
  const off = isDeliveryFree ? 0 : partOf(bill, 'coupon');
  const tipMinor = resolveTip({ tip, baseMinor: partOf(bill, 'products') + off });
  if (tipMinor === null) return null;
  return BILL_KINDS.map((kind) => ({
    kind,
    amountMinor: kind === 'tip' ? tipMinor : partOf(bill, kind),
  })).filter(({ kind, amountMinor }) => kind === 'products' || amountMinor !== 0);
}
