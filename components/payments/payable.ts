import type { Order, Payment } from '@/lib/contract/orders/orders';
import type { Share } from '@/lib/contract/table/account';
import type { PaymentMethod } from '@/lib/domain/payments/payment-methods';
import { paymentStep } from '@/lib/domain/payments/payment-step';

/**
 * A sum to pay: an order, the deposit of a booking, or a share of a table's account. A share's form reads nothing of the
 * whole account (docs/decisions/0338).
 */
export type Payable = {
  /** The id of the purchase: the order, or the account. */
  id: number;
  version: number;
  /** A cart is placed before it is paid. */
  isCart: boolean;
  supplierId: number;
  /** In major units. */
  total: number;
  /** Null while none is chosen. */
  method: PaymentMethod | null;
  /** The last attempt to pay it. */
  lastPayment: Payment | null;
  isOnItsWay: boolean;
  contact: Order['contact'];
  /** Null: the purchase is paid as a whole. */
  shareId: number | null;
  isDeposit: boolean;
  /** Until when it is kept for another try; null: it is not. */
  heldUntil: string | null;
};

/** @param method the one that its owner chose, if left out */
export function toPayable(
  order: Order,
  method: PaymentMethod | null = order.payment?.method ?? order.payment_method,
): Payable {
  const { id, version, is_cart, supplier, total, payment, contact, booking_id } = order;
  const step = paymentStep(order);
  return {
    id,
    version,
    isCart: is_cart,
    supplierId: supplier.id,
    total,
    method,
    lastPayment: payment,
    isOnItsWay: step === 'on_its_way',
    contact,
    shareId: null,
    isDeposit: booking_id !== null,
    heldUntil: step === 'to_pay' ? (payment?.retry_until ?? null) : null,
  };
}

/** @param order the account as the caller knows it, with their own last attempt (rule payments/shares) */
export const toPayableShare = ({
  order,
  share,
  method,
}: {
  order: Order;
  share: Share;
  method: PaymentMethod | null;
}): Payable => ({
  ...toPayable(order, method),
  total: share.amount + share.tip,
  isOnItsWay: share.state === 'paying',
  shareId: share.id,
});
