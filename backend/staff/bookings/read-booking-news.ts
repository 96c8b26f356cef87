import type { Context } from '@/backend/context';
import type { StaffBooking } from '@/lib/contract/staff/booking-calls';
import { changeByStaff } from './change-by-staff';

/**
 * `PUT /staff/bookings/{id}/read.json`: news that staff were shown leave their list, later ones stay (rule staff/news).
 * @param input.at of the news that they read
 * @throws as `changeByStaff`
 */
export const readBookingNews = ({
  ctx,
  input: { id, at },
}: {
  ctx: Context;
  input: { id: string; at: string };
}): Promise<StaffBooking> =>
  changeByStaff({
    ctx,
    input: { id },
    action: 'booking.news_read',
    async change({ sql, booking }) {
      const read = await sql(
        `update bookings set unread_since = null where instance_id = $1 and id = $2 and unread_since <= $3 returning 1`,
        [ctx.instance.id, booking.id, at],
      );
      return read.length > 0;
    },
  });
