import { getTables, writeTables } from '@/backend/booking';
import { mayExpectAgain } from '@/lib/domain/staff/booking-day';
import type { ChangedBooking } from './change-by-staff';
import { wrongTurn } from './wrong-turn';

/** Its tables were given back: it gets those that are free for its stay. @throws booking_full */
async function findAgain({ sql, ctx, branch, booking }: ChangedBooking): Promise<void> {
  const { id: bookingId, people, starts_at: at } = booking;
  const { span, tableIds } = await getTables({ sql, ctx, branch, people: people ?? 0, at });
  await sql('update bookings set no_show_at = null, ends_at = $3 where instance_id = $1 and id = $2', [
    ctx.instance.id,
    bookingId,
    new Date(span.to),
  ]);
  await writeTables({ sql, ctx, bookingId, span, tableIds });
}

/**
 * Takes back that a party sits, where nothing went to its table yet, or that it did not come, for a while and where no money was kept
 * (rule staff/bookings). @throws illegal_transition, booking_full
 */
export async function expectAgain(changed: ChangedBooking): Promise<boolean> {
  const { sql, ctx, booking } = changed;
  if (booking.no_show_at) {
    const { no_show_at: noShowAt, deposit } = booking;
    if (!mayExpectAgain({ noShowAt, hasDeposit: deposit !== null, now: ctx.now }))
      throw wrongTurn('It is too late, or its deposit was kept.');
    await findAgain(changed);
    return true;
  }
  if (!booking.seated_at) return false;
  const wasSent = booking.order_sent_at !== null || booking.deposit?.status === 'finished';
  if (wasSent || booking.tables.length === 0)
    throw wrongTurn('Its dishes or its deposit are at its table, or it has gone.');
  await sql('update bookings set seated_at = null where instance_id = $1 and id = $2', [
    ctx.instance.id,
    booking.id,
  ]);
  return true;
}
