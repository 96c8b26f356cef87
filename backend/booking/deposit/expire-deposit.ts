import { getBookingRow, holdBooking } from '@/backend/booking/booking-rows';
import { toBookingBranch, type Work } from '@/backend/booking/load-branch';
import { tellState } from '@/backend/booking/notices/add-notice';
import { freeExpired, offerPlaces } from '@/backend/booking/offer-places';
import { freeTables, takeTurn } from '@/backend/booking/take-tables';
import type { Changed, Context } from '@/backend/context';
import { isHoldOver } from '@/backend/orders';
import { endDeposit } from './end-deposit';

const findId = async ({ sql, ctx, purchaseId }: Work & { purchaseId: number }): Promise<number | null> => {
  const [row] = await sql<{ id: number }>(
    'select id from bookings where instance_id = $1 and deposit_purchase_id = $2',
    [ctx.instance.id, purchaseId],
  );
  return row?.id ?? null;
};

/**
 * A booking that was not paid in time is over, and its tables are offered; unless money may be on its way
 * (rule booking/deposit). @returns null where nothing is over
 */
export function expireDeposit({
  ctx,
  purchaseId,
}: {
  ctx: Context;
  purchaseId: number;
}): Promise<Changed | null> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const id = await findId({ sql, ctx, purchaseId });
    if (id === null) return null;
    const { supplier } = await getBookingRow({ sql, ctx, id });
    await takeTurn({ sql, supplierId: supplier.id });
    const branch = await toBookingBranch({ sql, ctx, row: supplier });
    await freeExpired({ sql, ctx, branch });
    await holdBooking({ sql, ctx, id });
    if (!(await isHoldOver({ sql, ctx, purchaseId }))) return null;
    await ctx.checkpoint('deposit-over');
    const booking = await getBookingRow({ sql, ctx, id });
    await endDeposit({ sql, ctx, booking, by: 'branch' });
    await freeTables({ sql, ctx, bookingId: id });
    await sql(`update bookings set status = 'cancelled' where instance_id = $1 and id = $2`, [
      ctx.instance.id,
      id,
    ]);
    await tellState({ sql, ctx, bookingId: id, state: 'cancelled', startsAt: booking.starts_at });
    await offerPlaces({ sql, ctx, branch });
    return { id: purchaseId, supplierId: supplier.id };
  });
}
