import { endDeposit, freeTables, isUnpaid } from '@/backend/booking';
import type { Changed, Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { sendAheadOf } from '@/backend/table';
import type { BookingArrival, StaffBooking } from '@/lib/contract/staff/booking-calls';
import { type ChangedBooking, changeByStaff } from './change-by-staff';
import { putAtTables } from './change-tables';
import { expectAgain } from './expect-again';
import { seatsFromOf } from './staff-booking-rows';
import { wrongTurn } from './wrong-turn';

async function seat(changed: ChangedBooking, tableId: number | null): Promise<boolean> {
  const { sql, ctx, booking } = changed;
  if (booking.no_show_at) throw wrongTurn('Its party did not come.');
  if (booking.ends_at <= ctx.now) throw new AppError('booking_over');
  const isThere = tableId === null || (booking.tables.length === 1 && booking.tables[0]?.id === tableId);
  if (booking.seated_at && isThere) return false;
  if (!booking.seated_at && ctx.now < seatsFromOf(booking)) throw new AppError('booking_early');
  if (!isThere) await putAtTables(changed, [tableId]);
  await sql('update bookings set seated_at = coalesce(seated_at, $3) where instance_id = $1 and id = $2', [
    ctx.instance.id,
    booking.id,
    ctx.now,
  ]);
  return true;
}

/** Frees the tables of a party that did not come. */
async function missParty({ sql, ctx, booking }: ChangedBooking): Promise<boolean> {
  if (booking.no_show_at) return false;
  if (booking.seated_at) throw wrongTurn('Its party sits.');
  if (booking.starts_at >= ctx.now) throw wrongTurn('Its hour has not come yet.');
  await endDeposit({ sql, ctx, booking, by: 'nobody' });
  await freeTables({ sql, ctx, bookingId: booking.id });
  await sql(
    'update bookings set no_show_at = $3, ends_at = least(ends_at, $3) where instance_id = $1 and id = $2',
    [ctx.instance.id, booking.id, ctx.now],
  );
  return true;
}

/**
 * `PUT /staff/bookings/{id}/arrival.json`: facts of an approved booking (rule staff/bookings). Dishes ordered ahead go to
 * its table, also by a later call where they could not before (rule booking/ordering-ahead).
 * @throws as `changeByStaff`, illegal_transition, booking_over, booking_early, table_taken, booking_full
 */
export async function noteArrival({
  ctx,
  input: { id, arrival },
}: {
  ctx: Context;
  input: { id: string; arrival: BookingArrival };
}): Promise<StaffBooking> {
  const tableId = arrival.arrival === 'seated' ? (arrival.table_id ?? null) : null;
  const accounts: Changed[] = [];
  const noted = await changeByStaff({
    ctx,
    input: { id },
    action: `booking.${arrival.arrival}`,
    details: tableId === null ? {} : { table: tableId },
    async change(changed) {
      const { id: bookingId, kind, state, deposit } = changed.booking;
      if (kind !== 'booking') throw wrongTurn('It is no booking.');
      if (isUnpaid(deposit)) throw wrongTurn('Its deposit is not paid yet.');
      if (state !== 'approved') throw wrongTurn('It is not approved.');
      if (arrival.arrival === 'expected') return expectAgain(changed);
      if (arrival.arrival === 'no_show') return missParty(changed);
      const isChanged = await seat(changed, tableId);
      const account = await sendAheadOf({ sql: changed.sql, ctx, bookingId });
      if (account) accounts.push(account);
      return isChanged || account !== null;
    },
  });
  for (const account of accounts) ctx.publish(account);
  return noted;
}
