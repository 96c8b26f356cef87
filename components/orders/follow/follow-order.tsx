'use client';

import type { Order } from '@/lib/contract/orders/orders';
import { isClosedOrder, orderRouteOf } from '@/lib/domain/orders/order-states';
import { paymentStep } from '@/lib/domain/payments/payment-step';
import { FollowParts } from './follow-parts';

/** Offers its owner to follow what is brought or waits to be fetched (rule orders/notices, rule orders/status-link). */
export function FollowOrder({ order }: { order: Order }) {
  const route = orderRouteOf(order);
  const isTold = route === 'delivery' || route === 'pick_up';
  if (order.role !== 'owner' || !isTold || isClosedOrder(order.status) || paymentStep(order) !== 'settled')
    return null;
  return <FollowParts order={order} />;
}
