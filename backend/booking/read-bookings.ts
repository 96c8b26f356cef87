import type { Context } from '@/backend/context';
import { getDinerId } from '@/backend/people';
import type { Booking } from '@/lib/contract/booking/booking';
import { BOOKING_SELECT, type BookingRow, openBooking } from './booking-rows';
import { loadAsides, readBooking, toBooking } from './to-booking';

const MOST = 20;

/** `POST /book/bookings/{id}/open.json` (rule booking/link). @throws not_found */
export function getBooking({
  ctx,
  input,
}: {
  ctx: Context;
  input: { id: string; token?: string | undefined };
}): Promise<Booking> {
  return ctx.db.tenant(ctx.instance.id, async (sql) =>
    readBooking({ sql, ctx, ...(await openBooking({ sql, ctx, id: input.id, token: input.token })) }),
  );
}

/** `GET /book/bookings.json`: those that the diner made. */
export function listBookings({ ctx }: { ctx: Context }): Promise<Booking[]> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const rows = await sql<BookingRow>(
      `${BOOKING_SELECT} and b.profile_id = $2 order by b.starts_at desc, b.id desc limit ${MOST}`,
      [ctx.instance.id, getDinerId(ctx)],
    );
    const asides = await loadAsides({ sql, ctx, bookings: rows });
    return rows.map((booking) => toBooking({ ctx, booking, me: null, ...asides }));
  });
}
