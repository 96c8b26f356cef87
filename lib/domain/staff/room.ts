import type { AccountState } from '@/lib/domain/table/account';

/**
 * How a table stands in the room (rule staff/room). `paid`: nothing is left, and somebody may close it. `owed`: closed, and its kitchen
 * still owes it something.
 */
export type TableStanding = 'free' | 'reserved' | 'open' | 'bill_asked' | 'paid' | 'owed';

type Account = { state: AccountState; total: number; left: number; in_flight: number };

/** Nothing of the bill is left, and no money of it is on its way. */
export const isPaidUp = ({ total, left, in_flight: inFlight }: Omit<Account, 'state'>): boolean =>
  total > 0 && left === 0 && inFlight === 0;

export function standingOf({
  account,
  booking,
}: {
  account: Account | null;
  booking: object | null;
}): TableStanding {
  if (account === null) return booking === null ? 'free' : 'reserved';
  if (account.state === 'closed') return 'owed';
  return isPaidUp(account) ? 'paid' : account.state;
}

type Since = { at: string };
/** All who wait in a room, the one who has waited longest first. */
export const byAge = <T extends Since>(waiting: readonly T[]): T[] =>
  waiting.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
