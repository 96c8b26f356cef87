import type { OrderStatus } from '@/lib/domain/orders/order-states';

/** `bill_asked`: nothing is sent until it is opened again (rule table/bill). */
export const ACCOUNT_STATES = ['open', 'bill_asked', 'closed'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** The statuses of an account that is over, in the words and the order of its indexes. */
export const CLOSED_ACCOUNT_STATUSES: readonly OrderStatus[] = ['closed_account', 'finished', 'cancelled'];

export function accountStateOf({
  status,
  billAskedAt,
}: {
  status: OrderStatus;
  billAskedAt: Date | null;
}): AccountState {
  if (CLOSED_ACCOUNT_STATUSES.includes(status)) return 'closed';
  return billAskedAt === null ? 'open' : 'bill_asked';
}

const HOUR_MS = 3_600_000;

/** Untouched for an hour: whoever comes now may be the next party (rule table/joining). */
export const isLeftAlone = ({ touchedAt, now }: { touchedAt: Date; now: Date }): boolean =>
  now.getTime() - touchedAt.getTime() >= HOUR_MS;

/** An account that is untouched for so long is looked at (rule table/idle). */
export const IDLE_MS = 3 * HOUR_MS;

/** Accounts untouched since then are idle. */
export const forgottenBefore = (now: Date): Date => new Date(now.getTime() - IDLE_MS);

/** Closed accounts that nothing changed since then count as served: many restaurants never say so (rule table/bill). */
export const awaitedSince = (now: Date): Date => new Date(now.getTime() - 24 * HOUR_MS);

/** Closed ones since then are still shown to their members at the table. */
export const closedShownSince = (now: Date): Date => new Date(now.getTime() - 10 * 60_000);
