import { ArrivalNote } from '@/components/cart/arrival-note';
import { useNow } from '@/lib/browser/use-now';
import type { Order } from '@/lib/contract/orders/orders';
import { isClosedOrder } from '@/lib/domain/orders/order-states';

/** While it is made or brought. */
export function OrderArrival({ order: { arrival, status, service } }: { order: Order }) {
  const now = useNow();
  if (!arrival || isClosedOrder(status)) return null;
  const { from, to } = arrival;
  return <ArrivalNote service={service} from={from} to={to} isLate={now > new Date(to)} />;
}
