import { endDeposit, freeTables, getTables, isUnpaid, tellState, writeTables } from '@/backend/booking';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { BookingDecision, StaffBooking } from '@/lib/contract/staff/booking-calls';
import { type ChangedBooking, changeByStaff } from './change-by-staff';

/** Somebody of the waiting list gets what is free. @throws booking_full */
async function giveTables({ sql, ctx, branch, booking }: ChangedBooking): Promise<void> {
  await freeTables({ sql, ctx, bookingId: booking.id });
  const { people, starts_at: at } = booking;
  const { span, tableIds } = await getTables({ sql, ctx, branch, people: people ?? 0, at });
  await writeTables({ sql, ctx, bookingId: booking.id, span, tableIds });
  await sql('update bookings set ends_at = $3 where instance_id = $1 and id = $2', [
    ctx.instance.id,
    booking.id,
    new Date(span.to),
  ]);
}

async function approve(changed: ChangedBooking): Promise<boolean> {
  const { sql, ctx, booking } = changed;
  if (booking.state === 'approved') return false;
  if (booking.state === 'cancelled')
    throw new AppError('illegal_transition', { message: 'It is cancelled.' });
  if (booking.starts_at <= ctx.now) throw new AppError('booking_over');
  if (isUnpaid(booking.deposit)) throw new AppError('conflict', { message: 'Its deposit is not paid yet.' });
  const isFromList = booking.state === 'waiting_list';
  if (isFromList) await giveTables(changed);
  // A place from the list is agreed anew (rule booking/agreed).
  const agreed = isFromList ? ', agreed = null' : '';
  await sql(
    `update bookings set status = 'approved', held_until = null${agreed} where instance_id = $1 and id = $2`,
    [ctx.instance.id, booking.id],
  );
  await tellState({ sql, ctx, bookingId: booking.id, state: 'approved', startsAt: booking.starts_at });
  return true;
}

async function decline({ sql, ctx, booking }: ChangedBooking, reason: string): Promise<boolean> {
  if (booking.state === 'cancelled') return false;
  if (booking.seated_at || booking.no_show_at)
    throw new AppError('illegal_transition', { message: 'Its party sits, or did not come.' });
  if (booking.ends_at <= ctx.now) throw new AppError('booking_over');
  await endDeposit({ sql, ctx, booking, by: 'branch' });
  await freeTables({ sql, ctx, bookingId: booking.id });
  await sql(
    `update bookings set status = 'cancelled', held_until = null, decline_reason = $3
     where instance_id = $1 and id = $2`,
    [ctx.instance.id, booking.id, reason],
  );
  await tellState({ sql, ctx, bookingId: booking.id, state: 'cancelled', startsAt: booking.starts_at });
  return true;
}

/**
 * `PUT /staff/bookings/{id}/decision.json` (rule staff/bookings).
 * @throws as `changeByStaff`, illegal_transition, booking_over, booking_full, conflict before its deposit is paid
 */
export function decideBooking({
  ctx,
  input: { id, decision },
}: {
  ctx: Context;
  input: { id: string; decision: BookingDecision };
}): Promise<StaffBooking> {
  return changeByStaff({
    ctx,
    input: { id },
    action: `booking.${decision.decision}`,
    async change(changed) {
      if (changed.booking.kind !== 'booking') throw new AppError('illegal_transition');
      return decision.decision === 'approve' ? approve(changed) : decline(changed, decision.reason);
    },
  });
}
