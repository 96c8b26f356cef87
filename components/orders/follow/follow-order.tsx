'use client';

import type { ComponentProps } from 'react';
import { sparePart } from '@/lib/browser/lazy-part';
import type { Order } from '@/lib/contract/orders/orders';
import { isClosedOrder, orderRouteOf } from '@/lib/domain/orders/order-states';
import { paymentStep } from '@/lib/domain/payments/payment-step';
import type { ShareStatus as ShareStatusType } from './share-status';

const ShareStatus = sparePart<ComponentProps<typeof ShareStatusType>>(() =>
  import('./share-status').then((one) => one.ShareStatus),
);

/** For its owner, while something is brought or waits to be fetched (rule orders/status-link). */
export function FollowOrder({ order }: { order: Order }) {
  const route = orderRouteOf(order);
  const isTold = route === 'delivery' || route === 'pick_up';
  if (order.role !== 'owner' || !isTold || isClosedOrder(order.status) || paymentStep(order) !== 'settled')
    return null;
  return (
    <section className="mt-6 grid gap-3">
      <ShareStatus order={order} />
    </section>
  );
}
