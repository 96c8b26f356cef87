import { isClosedOrder, type OrderStatus, orderRouteOf } from '@/lib/domain/orders/order-states';
import { toMinutes } from '@/lib/domain/time/clock-time';
import { toInstant } from '@/lib/domain/time/zoned-time';

/** An order of which nothing was promised is late after that many minutes. */
const LATE_MINUTES = 30;
const MINUTE_MS = 60_000;

type Waiting = Parameters<typeof orderRouteOf>[0] & {
  status: OrderStatus;
  placed_at: string | null;
  promised: { to: string } | null;
  schedule_date: string | null;
  schedule_hour: string | null;
};

/** Until when an order may take: its promise, its wanted hour, or half an hour. Null once it waits for its diner. */
function dueAt({ order, timezone }: { order: Waiting; timezone: string }): Date | null {
  const { status, placed_at: placedAt, promised, schedule_date: date, schedule_hour: hour } = order;
  const isFetched = status === 'packed' && orderRouteOf(order) === 'pick_up';
  if (isClosedOrder(status) || isFetched) return null;
  if (promised) return new Date(promised.to);
  if (date !== null && hour !== null) return toInstant({ date, minute: toMinutes(hour), timezone }).at;
  return placedAt === null ? null : new Date(new Date(placedAt).getTime() + LATE_MINUTES * MINUTE_MS);
}

type Asked = { timezone: string; now: Date };

/** @returns how many whole minutes an order is late (rule staff/late); null: it is not */
export function minutesLate({ order, timezone, now }: Asked & { order: Waiting }): number | null {
  const due = dueAt({ order, timezone });
  const minutes = due === null ? 0 : Math.floor((now.getTime() - due.getTime()) / MINUTE_MS);
  return minutes > 0 ? minutes : null;
}

/** Sorts those first that somebody put there, then the late ones, the latest before the others; all others stay as they stand (rule staff/first). */
export const sortCards = <Order extends Waiting & { first: boolean }>({
  orders,
  ...asked
}: Asked & { orders: readonly Order[] }): Order[] => {
  const late = new Map(orders.map((order) => [order, minutesLate({ order, ...asked }) ?? 0]));
  return [...orders].sort(
    (one, other) => Number(other.first) - Number(one.first) || (late.get(other) ?? 0) - (late.get(one) ?? 0),
  );
};
