import { arrivalFrom } from '@/lib/domain/booking/order-ahead';
import { type DayBooking, sitsNow } from '@/lib/domain/staff/booking-day';

type OpenAccount = { table_id: number; opened_at: string };

/**
 * The people at the tables where a party is to sit: a party that staff have not freed, people whose account was opened before anybody of
 * this one comes, or an account that may be its own, because a diner who scans the code opens one (rule staff/bookings).
 */
export type AtTable<B> =
  | { kind: 'party'; tableId: number; by: B }
  | { kind: 'earlier'; tableId: number; openedAt: string }
  | { kind: 'account'; tableId: number };

/** @returns the first of the tables at which somebody is; null: nobody is at any */
export function atTablesOf<B extends DayBooking>({
  booking,
  bookings,
  accounts,
  tableIds,
  now,
}: {
  booking: DayBooking;
  bookings: readonly B[];
  accounts: readonly OpenAccount[];
  tableIds: readonly number[];
  now: Date;
}): AtTable<B> | null {
  const comes = arrivalFrom(new Date(booking.starts_at)).getTime();
  for (const tableId of tableIds) {
    const by = bookings.find(
      (one) => one.id !== booking.id && sitsNow(one, now) && one.tables.some(({ id }) => id === tableId),
    );
    if (by) return { kind: 'party', tableId, by };
    const account = accounts.find(({ table_id: id }) => id === tableId);
    if (!account) continue;
    const openedAt = account.opened_at;
    return Date.parse(openedAt) < comes
      ? { kind: 'earlier', tableId, openedAt }
      : { kind: 'account', tableId };
  }
  return null;
}

/** Whether dishes ahead or a deposit wait for the account of a party that sits: the table has one of others still. */
export const waitsForTable = (booking: DayBooking, now: Date): boolean =>
  sitsNow(booking, now) &&
  ((booking.order !== null && booking.order.sent_at === null) || booking.deposit?.state === 'paid');
