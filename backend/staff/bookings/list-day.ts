import { asAgreed, bookedAt } from '@/backend/booking';
import { getKnownSupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import { getStaffOrOperator } from '@/backend/staff/staff-actor';
import type { BookingDay } from '@/lib/contract/staff/booking-calls';
import { addDays } from '@/lib/domain/branches/opening-hours';
import { toInstant } from '@/lib/domain/time/zoned-time';
import { STAFF_BOOKING_SELECT, type StaffBookingRow, toStaffBookings } from './staff-booking-rows';

/** More than a branch has on two days: those of a night begin on the next date (rule branches/night). */
const MOST = 2_000;

/** `GET /staff/bookings.json` (rule staff/bookings). @throws unauthorized, forbidden, not_found */
export function listBookingDay({
  ctx,
  input: { supplierId, date: asked },
}: {
  ctx: Context;
  input: { supplierId: string; date: string | null };
}): Promise<BookingDay> {
  getStaffOrOperator({ ctx, scope: 'bookings:read' });
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const branch = await getKnownSupplierRow(sql, ctx.instance.id, supplierId);
    const { timezone } = branch.settings;
    const date = asked ?? bookedAt({ row: branch, at: ctx.now }).day;
    const rows = await sql<StaffBookingRow>(
      `${STAFF_BOOKING_SELECT} and b.supplier_id = $2 and b.starts_at >= $3 and b.starts_at < $4
       order by b.starts_at, b.id limit ${MOST}`,
      [
        ctx.instance.id,
        branch.id,
        // A booking keeps the zone in which it was made.
        toInstant({ date: addDays(date, -1), minute: 0, timezone }).at,
        toInstant({ date: addDays(date, 3), minute: 0, timezone }).at,
      ],
    );
    const own = rows.filter((row) => bookedAt({ row: asAgreed(row), at: row.starts_at }).day === date);
    const unread = await sql<StaffBookingRow>(
      `${STAFF_BOOKING_SELECT} and b.supplier_id = $2 and b.unread_since is not null
       order by b.unread_since, b.id limit ${MOST}`,
      [ctx.instance.id, branch.id],
    );
    const bookings = await toStaffBookings({ sql, ctx, rows: own });
    const news = await toStaffBookings({ sql, ctx, rows: unread });
    return { supplier_id: branch.id, timezone, date, bookings, news };
  });
}
