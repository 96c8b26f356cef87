import type { BookingRow } from '@/backend/booking/booking-rows';
import type { BookingBranch } from '@/backend/booking/load-branch';
import type { TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import type { BookingState } from '@/lib/domain/booking/booking-states';
import { comesBack, movedRefundEnd } from '@/lib/domain/booking/deposit';
import { asksDeposit } from './begin-deposit';

type Moved = { branch: BookingBranch; booking: BookingRow };

/**
 * The amount of the first size stays; a party without a deposit cannot grow to a size that pays one
 * (docs/decisions/0231). @throws booking_deposit
 */
export function assertNoNewDeposit({ branch, booking, people }: Moved & { people: number }): void {
  if (booking.deposit !== null || !asksDeposit({ branch, people })) return;
  if (!asksDeposit({ branch, people: booking.people })) throw new AppError('booking_deposit');
}

/**
 * Once the deposit would not come back, a change must not need a new decision of staff: if they declined, it would come
 * back.
 * @throws booking_too_late
 */
export function assertStaysApproved({
  ctx,
  booking: { status, deposit },
  to,
}: Pick<TenantSql, 'ctx'> & { booking: BookingRow; to: BookingState }): void {
  if (deposit === null || status !== 'approved' || to === 'approved') return;
  const until = new Date(deposit.refundUntil);
  if (!comesBack({ until, byBranch: false, now: ctx.now })) throw new AppError('booking_too_late');
}

/** Moves the end of a refund with a booking to its new hour (rule booking/deposit). */
export async function moveDeposit({
  sql,
  ctx,
  branch,
  booking: { id, deposit },
  startsAt,
}: TenantSql & Moved & { startsAt: Date }): Promise<void> {
  const rule = branch.rules.deposit;
  if (!deposit || !rule) return;
  const until = new Date(deposit.refundUntil);
  await sql('update bookings set deposit_refund_until = $3 where instance_id = $1 and id = $2', [
    ctx.instance.id,
    id,
    movedRefundEnd({ until, now: ctx.now, startsAt, refundHours: rule.refundHours }),
  ]);
}
