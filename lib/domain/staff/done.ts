import { dayBegins, openDayAt } from '@/lib/domain/branches/night';
import type { OpeningHours } from '@/lib/domain/branches/opening-hours';
import {
  isClosedOrder,
  type OrderRoute,
  type OrderStatus,
  progressOf,
} from '@/lib/domain/orders/order-states';
import { toInstant } from '@/lib/domain/time/zoned-time';

/** A kitchen cleans up after its night, and looks back on it. */
const AFTER_MS = 2 * 3_600_000;

/** Since when what is done counts as the branch's day, its night with it (rule staff/recall). */
export function doneSince({ hours, now }: { hours: OpeningHours; now: Date }): Date {
  const date = openDayAt({ hours, at: new Date(now.getTime() - AFTER_MS) });
  const minute = dayBegins({ hours, date });
  return toInstant({ date, minute, timezone: hours.timezone }).at;
}

/** @returns the status that an order is brought back to, ready or else in preparation; null where it is not brought back */
export function recallTo({ route, status }: { route: OrderRoute; status: OrderStatus }): OrderStatus | null {
  const isHandedOver = isClosedOrder(status) && status !== 'cancelled';
  if (!isHandedOver || route === 'table' || route === 'deposit') return null;
  return progressOf(route).includes('packed') ? 'packed' : 'preparation';
}
