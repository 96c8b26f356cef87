import { isRatable } from '@/lib/domain/feedback/rating';
import type { OrderStatus } from './order-states';

/** The statuses of an order that has arrived: it cannot be rated before. */
const ARRIVED: readonly OrderStatus[] = ['delivered', 'closed_account', 'finished'];

export const hasArrived = (status: OrderStatus): boolean => ARRIVED.includes(status);

type Moment = { status: OrderStatus; at: Date };

/** When it had come first; null while it has not. */
const arrivedAt = (moments: readonly Moment[]): Date | null =>
  moments.find(({ status }) => hasArrived(status))?.at ?? null;

/**
 * Why an order cannot be rated now; null where it can (rule feedback/order-rating).
 * @param isTheirs whether they ordered, and do not pay for others alone
 * @param moments of the order, the oldest first
 */
export function orderRatingObstacle({
  status,
  moments,
  isTheirs,
  now,
}: {
  status: OrderStatus;
  moments: readonly Moment[];
  isTheirs: boolean;
  now: Date;
}): 'rating_early' | 'rating_over' | null {
  if (status === 'cancelled' || !isTheirs) return 'rating_over';
  const since = hasArrived(status) ? arrivedAt(moments) : null;
  if (since === null) return 'rating_early';
  return isRatable({ since, now }) ? null : 'rating_over';
}
