import { printOrderNumber } from '@/lib/domain/orders/order-number';
import { type OrderStatus, orderRouteOf } from '@/lib/domain/orders/order-states';
import { UNDO_LATEST_MS } from './undo';

type Order = Parameters<typeof orderRouteOf>[0] & {
  status: OrderStatus;
  number: number | null;
  bck_purchase_id: string | null;
  ready_at: string | null;
  pick_up: { number: number; code: string } | null;
};

/** A counter calls the number of the day; what was ordered to be taken away has the order's number alone (rule staff/hand-over). */
export const calledNumber = (order: Pick<Order, 'pick_up' | 'number' | 'bck_purchase_id'>): string =>
  order.pick_up ? String(order.pick_up.number) : (printOrderNumber(order) ?? '');

const WAS_READY: readonly OrderStatus[] = ['packed', 'on_the_way', 'delivered', 'finished'];

type Moment = { value: OrderStatus; created_at: Date };

/**
 * When an order that is ready became so. One that was handed over by mistake and came back at once has been ready since before that; one
 * that was brought back later is ready anew. @param moments its statuses, the oldest first @returns null: it never was
 */
export function readyAt(moments: readonly Moment[]): Date | null {
  const own = moments.slice(moments.findLastIndex(({ value }) => !WAS_READY.includes(value)) + 1);
  const isBackAtOnce = (at: number) => {
    const [left, back] = [own[at - 1], own[at]];
    return left && back && back.created_at.getTime() - left.created_at.getTime() <= UNDO_LATEST_MS;
  };
  const since = own.findLastIndex(({ value }, at) => value === 'packed' && !isBackAtOnce(at));
  return own[since]?.created_at ?? null;
}

const isFetched = (order: Order): boolean => orderRouteOf(order) === 'pick_up';
const MAKING: readonly OrderStatus[] = ['accepted', 'preparation'];

const LATEST = '9999-12-31T00:00:00Z';

/** The order that waits longest stands first; one whose tap is not sent yet has only just become ready. */
const byReadiness = ({ ready_at: one }: Order, { ready_at: other }: Order): number =>
  Date.parse(one ?? LATEST) - Date.parse(other ?? LATEST);

/** The orders of a counter: ready ones, those that are made, and all that are not ready. */
export function ordersOfCounter<O extends Order>(
  orders: readonly O[],
): { ready: O[]; making: O[]; others: O[] } {
  const fetched = orders.filter(isFetched);
  return {
    ready: fetched.filter(({ status }) => status === 'packed').sort(byReadiness),
    others: fetched.filter(({ status }) => status !== 'packed'),
    making: fetched.filter(({ status }) => MAKING.includes(status)),
  };
}

const plain = (text: string): string => text.replace(/[\s#]/g, '').toUpperCase();

/** Finds orders by the number or the code that somebody says, typed whole; two kinds may have equal numbers. Nothing typed: all. */
export function findCalled<O extends Order>(orders: readonly O[], typed: string): O[] {
  const asked = plain(typed);
  if (asked === '') return [...orders];
  return orders.filter(({ pick_up: pickUp, number, bck_purchase_id: other }) =>
    [pickUp?.number, pickUp?.code, number, other].some((one) => one != null && plain(String(one)) === asked),
  );
}
