import { asAgreed, bookedAt, listBookingsBetween, listUnreadBookings } from '@/backend/booking';
import { getKnownSupplierRow } from '@/backend/branches';
import type { Context } from '@/backend/context';
import type { BookingDay } from '@/lib/contract/staff/booking-calls';
import { addDays } from '@/lib/domain/branches/opening-hours';
import { toInstant } from '@/lib/domain/time/zoned-time';
import { toStaffBookings } from './staff-booking-rows';

/** `GET /staff/bookings.json` (rule staff/bookings). @throws not_found */
export function listBookingDay({
  ctx,
  input: { supplierId, date: asked },
}: {
  ctx: Context;
  input: { supplierId: string; date: string | null };
}): Promise<BookingDay> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const branch = await getKnownSupplierRow(sql, ctx.instance.id, supplierId);
    const { timezone } = branch.settings;
    const date = asked ?? bookedAt({ row: branch, at: ctx.now }).day;
    const ofBranch = { sql, ctx, supplierId: branch.id };
    const rows = await listBookingsBetween({
      ...ofBranch,
      // A booking keeps the zone in which it was made.
      from: toInstant({ date: addDays(date, -1), minute: 0, timezone }).at,
      until: toInstant({ date: addDays(date, 3), minute: 0, timezone }).at,
    });
    const own = rows.filter((row) => bookedAt({ row: asAgreed(row), at: row.starts_at }).day === date);
    const unread = await listUnreadBookings(ofBranch);
    const bookings = await toStaffBookings({ sql, ctx, rows: own });
    const news = await toStaffBookings({ sql, ctx, rows: unread });
    return { supplier_id: branch.id, timezone, date, bookings, news };
  });
}
