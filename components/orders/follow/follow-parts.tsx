import type { Order } from '@/lib/contract/orders/orders';
import { ShareStatus } from './share-status';
import { TellBy } from './tell-by';

/** How its owner hears of the order, and lets others see it. */
export function FollowParts({ order }: { order: Order }) {
  return (
    <section className="mt-8 grid gap-4">
      <TellBy order={order} />
      <ShareStatus order={order} />
    </section>
  );
}
