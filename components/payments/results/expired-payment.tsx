import { BranchHelp } from '@/components/branches/branch-help';
import type { Order } from '@/lib/contract/orders/orders';
import { ExpiredOrder } from './expired-order';

/** Stands in place of the payment and says why the order is not paid any more, and whom to ask (rule payments/day). */
export function ExpiredPayment({ order, slug }: { order: Order; slug: string }) {
  return (
    <>
      <ExpiredOrder order={order} slug={slug} />
      <BranchHelp branch={order.supplier} />
    </>
  );
}
