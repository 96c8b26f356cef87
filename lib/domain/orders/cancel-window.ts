import type { OrderStatus } from './order-states';

const BEFORE_PREPARATION: readonly OrderStatus[] = ['in_progress', 'accepted'];

/**
 * Until when its owner may cancel an order that the kitchen has, paid or not; null: no more, or never (rule orders/cancel).
 * @param minutes of the branch; 0: what is paid or accepted is not cancelled by its owner
 * @param ofStalls several kitchens would have to stop
 */
export function cancelUntil({
  status,
  releasedAt,
  minutes,
  ofStalls,
  now,
}: {
  status: OrderStatus;
  releasedAt: Date | null;
  minutes: number;
  ofStalls: boolean;
  now: Date;
}): Date | null {
  if (releasedAt === null || ofStalls || !BEFORE_PREPARATION.includes(status)) return null;
  const until = new Date(releasedAt.getTime() + minutes * 60_000);
  return now < until ? until : null;
}
