import { ArrivalNote } from '@/components/cart/arrival-note';
import { useNow } from '@/lib/browser/use-now';
import type { Order } from '@/lib/contract/orders/orders';
import { isClosedOrder } from '@/lib/domain/orders/order-states';

const LATE_FOR_MS = 3 * 3_600_000;

/** Says when an order comes while it is made or brought; staff who never move an order leave nobody waiting for ever (rule orders/arrival). */
export function OrderArrival({
  order: { arrival, status, service },
}: {
  order: Pick<Order, 'arrival' | 'status' | 'service'>;
}) {
  const now = useNow();
  const isReady = status === 'packed' && service === 'take_away';
  if (!arrival || isReady || isClosedOrder(status)) return null;
  const { from, to } = arrival;
  if (now.getTime() > Date.parse(to) + LATE_FOR_MS) return null;
  return <ArrivalNote service={service} from={from} to={to} isLate={now > new Date(to)} />;
}
