import { openAsOrganiser } from '@/backend/booking/booking-rows';
import { readBooking } from '@/backend/booking/to-booking';
import type { Context } from '@/backend/context';
import { getDinerId } from '@/backend/people';
import type { Booking } from '@/lib/contract/booking/booking';
import { isUnpaid } from './deposit-rows';

/**
 * `POST …/pay.json`: lets the organiser who came by a link pay the deposit, as somebody whom a link to an order lets in
 * (rule orders/links); who booked may already. @throws not_found, owner_only
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
    if (isUnpaid(booking.deposit) && booking.deposit)
      await sql(
        `insert into purchase_members (instance_id, purchase_id, profile_id, role, joined_at, pays_at)
         values ($1, $2, $3, 'guest', $4, $4) on conflict (instance_id, purchase_id, profile_id)
           do update set pays_at = excluded.pays_at where purchase_members.role = 'guest'`,
        [ctx.instance.id, booking.deposit.purchaseId, getDinerId(ctx), ctx.now],
      );
    return readBooking({ sql, ctx, booking, me: null });
  });
}
