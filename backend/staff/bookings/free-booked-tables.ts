import { endDeposit, freeTables } from '@/backend/booking';
import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { StaffBooking } from '@/lib/contract/staff/booking-calls';
import { hasTableAccounts } from '@/lib/domain/branches/capabilities';
import { type ChangedBooking, changeByStaff } from './change-by-staff';

/** Cancels a stay that has not begun yet, and ends any other now. */
async function free({ sql, ctx, branch, booking }: ChangedBooking): Promise<boolean> {
  const { kind, state, seated_at: seatedAt, starts_at: startsAt, ends_at: endsAt } = booking;
  if (kind === 'booking' && !seatedAt) throw new AppError('illegal_transition');
  if (state === 'cancelled' || endsAt <= ctx.now) return false;
  const begunAt = seatedAt && seatedAt < startsAt ? seatedAt : startsAt;
  // The deposit of a party that sat. Where tables have accounts, a used deposit is on one already.
  const { services, on_table_class: onTableClass } = branch.row;
  const by = hasTableAccounts({ services, onTableClass }) ? 'unused' : 'hand';
  await endDeposit({ sql, ctx, booking, by });
  await freeTables({ sql, ctx, bookingId: booking.id });
  if (begunAt < ctx.now) {
    await sql('update bookings set starts_at = $3, ends_at = $4 where instance_id = $1 and id = $2', [
      ctx.instance.id,
      booking.id,
      begunAt,
      ctx.now,
    ]);
  } else {
    await sql(`update bookings set status = 'cancelled' where instance_id = $1 and id = $2`, [
      ctx.instance.id,
      booking.id,
    ]);
  }
  return true;
}

/** `DELETE /staff/bookings/{id}/tables.json` (rule staff/bookings). @throws as `changeByStaff`, illegal_transition */
export const freeBookedTables = ({
  ctx,
  input,
}: {
  ctx: Context;
  input: { id: string };
}): Promise<StaffBooking> => changeByStaff({ ctx, input, action: 'booking.freed', change: free });
