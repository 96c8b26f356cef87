import type { DayBooking } from '@/lib/domain/staff/booking-day';
import { atTablesOf } from '@/lib/domain/staff/bookings/at-table';

const NOW = new Date('2026-11-21T00:55:00Z');
const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000).toISOString();
const bookingOf = (changes: Partial<DayBooking>): DayBooking => ({
  ...{ id: 1, kind: 'booking', state: 'approved', starts_at: at(5), ends_at: at(95), seats_from: at(-900) },
  ...{ seated_at: null, no_show_at: null, tables: [{ id: 1 }], deposit: null, order: null },
  ...changes,
});
const sits = bookingOf({ id: 2, starts_at: at(-120), ends_at: at(-30), seated_at: at(-120) });
const account = (minutes: number, tableId = 1) => ({ table_id: tableId, opened_at: at(minutes) });

test.each([
  ['nobody', [], [], null],
  ['a party beyond its time', [sits], [], 'party'],
  ['a party of another table', [{ ...sits, tables: [{ id: 9 }] }], [], null],
  ['a party that has gone', [{ ...sits, tables: [] }], [], null],
  ['one that is expected too', [bookingOf({ id: 3 })], [], null],
  ['an account of long ago', [], [account(-26)], 'earlier'],
  ['an account that may be its own', [], [account(-25)], 'account'],
  ['an account of another table', [], [account(-90, 9)], null],
  ['a party with its account', [sits], [account(-110)], 'party'],
])('at its table is %s (rule staff/bookings)', (_who, others, accounts, kind) => {
  const booking = bookingOf({});
  const asked = { booking, bookings: [booking, ...others], accounts, tableIds: [1], now: NOW };
  expect(atTablesOf(asked)?.kind ?? null).toBe(kind);
});
