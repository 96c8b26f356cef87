import { type OrderStatus, orderRouteOf } from './order-states';

const LIFE_MS = 30 * 86_400_000;

/** Longer than an order is wanted ahead (rule orders/status-link). */
export const statusLinkEnd = (now: Date): Date => new Date(now.getTime() + LIFE_MS);

type Told = Parameters<typeof orderRouteOf>[0] & { status: OrderStatus; released_at: Date | null };

/** Orders that are brought or fetched, once the kitchen has them (rule orders/status-link, rule orders/notices). */
export function isToldAbout({ status, released_at, ...order }: Told): boolean {
  const route = orderRouteOf(order);
  return (route === 'delivery' || route === 'pick_up') && status !== 'cart' && released_at !== null;
}
