import { openAsOrganiser } from '@/backend/booking/booking-rows';
import { readBooking } from '@/backend/booking/to-booking';
import type { Context } from '@/backend/context';
import { letPay, lockOrder } from '@/backend/orders';
import { getDinerId } from '@/backend/people';
import type { Booking } from '@/lib/contract/booking/booking';
import { isUnpaid } from './deposit-rows';

/**
 * `POST …/pay.json`: lets the organiser who came by a link pay the deposit, as somebody whom a link to an order lets in
 * (rule orders/links); who booked may already. @throws not_found, owner_only, link_full
 */
export function openDeposit({
  ctx,
  input: { id, token },
}: {
  ctx: Context;
  input: { id: string; token?: string | undefined };
}): Promise<Booking> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const booking = await openAsOrganiser({ sql, ctx, id, token });
    if (isUnpaid(booking.deposit) && booking.deposit && booking.profile_id !== getDinerId(ctx)) {
      const own = { sql, ctx, purchaseId: booking.deposit.purchaseId };
      await lockOrder(own);
      await letPay(own);
    }
    return readBooking({ sql, ctx, booking, me: null });
  });
}
