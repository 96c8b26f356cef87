import { isClosedOrder, type OrderStatus } from './order-states';

export const HELP_REASONS = ['missing', 'wrong', 'quality', 'late', 'payment', 'other'] as const;
export type HelpReason = (typeof HELP_REASONS)[number];
export const MOST_HELP_WORDS = 1_000;
/** Of one diner about one order (rule orders/help). */
const MOST_REQUESTS = 5;
const DAY_MS = 86_400_000;
const DAYS = 7;
/** How long a photo is kept, from when help was asked for. */
export const HELP_PHOTO_DAYS = 30;
export const HELP_PHOTO_KEPT_MS = HELP_PHOTO_DAYS * DAY_MS;

/** A photo belongs to the words: staff who answered them are shown no other. */
export const takesPhoto = ({
  at,
  answeredAt,
  now,
}: {
  at: Date;
  answeredAt: Date | null;
  now: Date;
}): boolean => answeredAt === null && now.getTime() - at.getTime() < DAY_MS;

/**
 * Why help with an order cannot be asked for now; null where it can (rule orders/help).
 * @param isOpenAccount of a table, where a waiter is called
 * @param changedAt when it came to its status
 * @param asked how often this diner has asked for help with it
 */
export function helpObstacle({
  status,
  isOpenAccount,
  changedAt,
  asked,
  now,
}: {
  status: OrderStatus;
  isOpenAccount: boolean;
  changedAt: Date;
  asked: number;
  now: Date;
}): 'order_closed' | 'help_full' | null {
  const isLate = isClosedOrder(status) && now.getTime() - changedAt.getTime() > DAYS * DAY_MS;
  if (status === 'cart' || isOpenAccount || isLate) return 'order_closed';
  return asked >= MOST_REQUESTS ? 'help_full' : null;
}
