import type { Context } from '@/backend/context';
import type { Booking } from '@/lib/contract/booking/booking';
import { openAsOrganiser } from './booking-rows';
import { readBooking } from './to-booking';

/** `PUT …/mail.json`: its organiser's way out of the mails about it (rule booking/notices). @throws not_found, owner_only */
export function muteBooking({
  ctx,
  input: { id, token, mail },
}: {
  ctx: Context;
  input: { id: string; token?: string | undefined; mail: boolean };
}): Promise<Booking> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const opening = { sql, ctx, id, token };
    const { id: bookingId } = await openAsOrganiser(opening);
    await sql('update bookings set muted_at = $3 where instance_id = $1 and id = $2', [
      ctx.instance.id,
      bookingId,
      mail ? null : ctx.now,
    ]);
    return readBooking({ sql, ctx, booking: await openAsOrganiser(opening), me: null });
  });
}
