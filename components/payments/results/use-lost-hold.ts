import { useState } from 'react';
import type { Order, Payment } from '@/lib/contract/orders/orders';
import { paymentStep } from '@/lib/domain/payments/payment-step';

/**
 * The expired payment of an order that became a cart on this page. Uses server times: phones' clocks may be wrong.
 */
export function useLostHold(order: Order | undefined): Payment | null {
  const [held, setHeld] = useState<Payment | null>(null);
  const payment = order && paymentStep(order) === 'to_pay' ? order.payment : null;
  if (payment && payment !== held) setHeld(payment);
  if (!held?.retry_until || !order?.is_cart) return null;
  const back = order.timeline.findLast(({ status }) => status === 'cart');
  return back && Date.parse(back.at) >= Date.parse(held.retry_until) ? held : null;
}
