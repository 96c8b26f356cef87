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

type Placed = { id: number; account: { waiter_id: number | null } | null };
type Seated = { table: { id: number } };
type Waiting = { calls: Seated[]; wishes: Seated[]; payments: Seated[]; refunds: Seated[]; tables: Placed[] };

/**
 * The room as one waiter wants it: the tables that they look after, and who waits at any table that is nobody else's
 * (rule staff/own-tables). @returns with how many wait at the tables of others
 */
export function ownRoom<R extends Waiting>(room: R, me: number): { room: R; others: number } {
  const waiterOf = new Map(room.tables.map(({ id, account }) => [id, account?.waiter_id ?? null]));
  const isOthers = ({ table }: Seated) => ![me, null].includes(waiterOf.get(table.id) ?? null);
  const kept = <T extends Seated>(waiting: T[]) => waiting.filter((one) => !isOthers(one));
  return {
    room: {
      ...room,
      tables: room.tables.filter(({ id }) => waiterOf.get(id) === me),
      ...{ calls: kept(room.calls), wishes: kept(room.wishes) },
      ...{ payments: kept(room.payments), refunds: kept(room.refunds) },
    },
    others: [...room.calls, ...room.wishes, ...room.payments, ...room.refunds].filter(isOthers).length,
  };
}

type Since = { at: string };
/** All who wait in a room, the one who has waited longest first. */
export const byAge = <T extends Since>(waiting: readonly T[]): T[] =>
  waiting.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
