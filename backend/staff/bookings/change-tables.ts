import { freeTables, writeTables } from '@/backend/booking';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { BookingTables, StaffBooking } from '@/lib/contract/staff/booking-calls';
import { type ChangedBooking, changeByStaff } from './change-by-staff';
import { assertFreeTable } from './take-table';

/** Moves it to these tables for the time that it has. @throws as `assertFreeTable` */
export async function putAtTables(changed: ChangedBooking, tableIds: readonly number[]): Promise<void> {
  const { sql, ctx, booking } = changed;
  const span = { from: booking.starts_at.getTime(), to: booking.ends_at.getTime() };
  await freeTables({ sql, ctx, bookingId: booking.id });
  for (const tableId of tableIds) await assertFreeTable({ ...changed, tableId, span });
  await writeTables({ sql, ctx, bookingId: booking.id, span, tableIds });
}

async function change(changed: ChangedBooking, tableIds: readonly number[]): Promise<boolean> {
  const { booking, ctx } = changed;
  const isLive = booking.state === 'approved' || booking.state === 'pending';
  if (!isLive || booking.no_show_at) throw new AppError('illegal_transition');
  // A party that has gone has none to be moved from.
  if (booking.ends_at <= ctx.now) throw new AppError('booking_over');
  const had = new Set(booking.tables.map(({ id }) => id));
  if (had.size === tableIds.length && tableIds.every((id) => had.has(id))) return false;
  await putAtTables(changed, tableIds);
  return true;
}

/**
 * `PUT /staff/bookings/{id}/tables.json` (rule staff/bookings).
 * @throws as `changeByStaff`, illegal_transition, booking_over, not_found, table_taken
 */
export function changeTables({
  ctx,
  input: { id, table_ids: asked },
}: {
  ctx: Context;
  input: { id: string } & BookingTables;
}): Promise<StaffBooking> {
  const tableIds = [...new Set(asked)];
  return changeByStaff({
    ctx,
    input: { id },
    action: 'booking.tables',
    change: (changed) => change(changed, tableIds),
  });
}
