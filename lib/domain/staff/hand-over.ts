import { printOrderNumber } from '@/lib/domain/orders/order-number';
import { type OrderStatus, orderRouteOf } from '@/lib/domain/orders/order-states';

type Order = Parameters<typeof orderRouteOf>[0] & {
  status: OrderStatus;
  number: number | null;
  bck_purchase_id: string | null;
  pick_up: { number: number; code: string } | null;
};

/** A counter calls the number of the day; what was ordered to be taken away has the order's number alone (rule staff/hand-over). */
export const calledNumber = (order: Pick<Order, 'pick_up' | 'number' | 'bck_purchase_id'>): string =>
  order.pick_up ? String(order.pick_up.number) : (printOrderNumber(order) ?? '');

const isFetched = (order: Order): boolean => orderRouteOf(order) === 'pick_up';
const MAKING: readonly OrderStatus[] = ['accepted', 'preparation'];

/** The orders of a counter: ready ones, those that are made, and all that are not ready. */
export function ordersOfCounter<O extends Order>(
  orders: readonly O[],
): { ready: O[]; making: O[]; others: O[] } {
  const fetched = orders.filter(isFetched);
  return {
    ready: fetched.filter(({ status }) => status === 'packed'),
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
