import { addMessage, isReachable } from '@/backend/booking';
import type { Context } from '@/backend/context';
import type { StaffBooking } from '@/lib/contract/staff/booking-calls';
import { changeByStaff } from './change-by-staff';
import { wrongTurn } from './wrong-turn';

/**
 * `POST /staff/bookings/{id}/messages.json` (rule booking/messages). Its words are in no history. @throws as `changeByStaff`,
 * illegal_transition where no mail reaches who booked, rate_limited
 */
export const writeToBooker = ({
  ctx,
  input: { id, words },
}: {
  ctx: Context;
  input: { id: string; words: string };
}): Promise<StaffBooking> =>
  changeByStaff({
    ctx,
    input: { id },
    action: 'booking.written_to',
    async change({ sql, booking }) {
      const { contact, muted_at: mutedAt } = booking;
      if (!isReachable({ ctx, email: contact?.email, mutedAt }))
        throw wrongTurn('No mail reaches who booked.');
      await addMessage({ sql, ctx, bookingId: booking.id, words: words.trim() });
      return true;
    },
  });
