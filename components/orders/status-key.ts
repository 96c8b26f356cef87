import type { Order } from '@/lib/contract/orders/orders';
import { orderRouteOf } from '@/lib/domain/orders/order-states';
import type { PaymentStep } from '@/lib/domain/payments/payment-step';
import type { EstablishmentKind } from '@/lib/domain/tenant/establishments';

type Standing = Pick<Order, 'service' | 'subservice' | 'seat' | 'is_account' | 'status'>;

/** Ordered at the table and fetched (rule table/pick-up). */
export const isCounterOrder = ({ service, seat }: Pick<Order, 'service' | 'seat'>): boolean =>
  service === 'on_table' && seat === null;

/** A step of the order's way: what is fetched is ready when it is packed, and what is brought to the table is served. */
export function statusKey(order: Standing) {
  const { status } = order;
  if (status === 'packed' && isCounterOrder(order)) return 'counter_packed';
  const isFetched = orderRouteOf(order) === 'pick_up';
  if (status === 'packed' && isFetched) return 'fetched_packed';
  if (status === 'delivered' && isFetched) return 'fetched_delivered';
  if (status === 'delivered' && orderRouteOf(order) === 'served') return 'served_delivered';
  return status;
}

/** Stalls that wait to hand over, while the order as a whole is not ready (rule table/court). */
export const listReadyStalls = ({ status, stalls }: Pick<Order, 'status' | 'stalls'>): Order['stalls'] =>
  status === 'packed' ? [] : stalls.filter((stall) => stall.status === 'packed');

/** The message for a refund that is due or done; null without one (rule payments/money-back). */
export function refundKey({ refunds, payment }: Pick<Order, 'refunds' | 'payment'>) {
  if (refunds.length === 0) return null;
  const isOwed = refunds.some(({ given_at: at }) => at === null);
  // A payment that still stands keeps the rest.
  if (payment?.status === 'success') return isOwed ? 'refund_due_part' : 'refunded_part';
  return isOwed ? 'refund_due' : 'refunded';
}

/** An order that waits for its money, which its diner may have sent already (rule payments/results); null: none waits. */
export function waitKey({ payment }: Pick<Order, 'payment'>, step: PaymentStep) {
  if (step === 'to_pay') return 'wait_payment';
  if (step !== 'on_its_way') return null;
  return payment?.method === 'transfer' ? 'in_review' : 'in_process';
}

/** How it stands, as a sentence; a good meal is wished neither by a shop nor where money goes back. */
export function nowKey(order: Standing & Partial<Pick<Order, 'refunds'>>, establishment: EstablishmentKind) {
  const key = statusKey(order);
  if (key === 'cart') return 'cart';
  const isHandedOver = key === 'delivered' || key === 'served_delivered';
  const hasRefund = (order.refunds ?? []).length > 0;
  if (key === 'fetched_delivered') return hasRefund ? 'now_fetched_over' : 'now_fetched_delivered';
  const isPlain = establishment === 'store' || hasRefund;
  return isHandedOver && isPlain ? 'now_handed_over' : (`now_${key}` as const);
}
