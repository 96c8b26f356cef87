import { type BookingRow, getBookingRow, holdBooking } from '@/backend/booking/booking-rows';
import { toBookingBranch } from '@/backend/booking/load-branch';
import { tellState } from '@/backend/booking/notices/add-notice';
import { freeExpired, offerPlaces } from '@/backend/booking/offer-places';
import { freeTables, lockTables } from '@/backend/booking/take-tables';
import type { Changed, Context, TenantSql } from '@/backend/context';
import { bookingsTopic } from '@/backend/platform/events/topic-events';
import { isHoldOver } from '@/backend/purchases/payments';
import { isUnpaid } from './deposit-rows';
import { endDeposit } from './end-deposit';

const findId = async ({
  sql,
  ctx,
  purchaseId,
}: TenantSql & { purchaseId: number }): Promise<number | null> => {
  const [row] = await sql<{ id: number }>(
    'select id from bookings where instance_id = $1 and deposit_purchase_id = $2',
    [ctx.instance.id, purchaseId],
  );
  return row?.id ?? null;
};

type Ended = { ctx: Context; purchaseId: number };

/** Its tables are offered. @param isDue asked while the booking is held @returns null where nothing is over */
function endBooking({
  ctx,
  purchaseId,
  isDue,
}: Ended & {
  isDue: (held: TenantSql & { booking: BookingRow }) => Promise<boolean>;
}): Promise<Changed | null> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const id = await findId({ sql, ctx, purchaseId });
    if (id === null) return null;
    const { supplier } = await getBookingRow({ sql, ctx, id });
    await lockTables({ sql, supplierId: supplier.id });
    const branch = await toBookingBranch({ sql, ctx, row: supplier });
    await freeExpired({ sql, ctx, branch });
    await holdBooking({ sql, ctx, id });
    const booking = await getBookingRow({ sql, ctx, id });
    if (!(await isDue({ sql, ctx, booking }))) return null;
    await ctx.checkpoint('deposit-over');
    await endDeposit({ sql, ctx, booking, by: 'branch' });
    await freeTables({ sql, ctx, bookingId: id });
    await sql(
      `update bookings set status = 'cancelled', unread_since = $3 where instance_id = $1 and id = $2`,
      [ctx.instance.id, id, ctx.now],
    );
    await tellState({ sql, ctx, bookingId: id, state: 'cancelled', startsAt: booking.starts_at });
    await offerPlaces({ sql, ctx, branch });
    ctx.publish(bookingsTopic(supplier.id));
    return { id: purchaseId, supplierId: supplier.id };
  });
}

/**
 * A booking that was not paid in time is over; unless money may be on its way (rule booking/deposit). @returns null where
 * nothing is over
 */
export const expireDeposit = ({ ctx, purchaseId }: Ended): Promise<Changed | null> =>
  endBooking({ ctx, purchaseId, isDue: (held) => isHoldOver({ ...held, purchaseId }) });

/** The branch let its time pass: it counts as declined (rule booking/deposit). @returns null where staff have decided */
export const endUndecided = ({ ctx, purchaseId }: Ended): Promise<Changed | null> =>
  endBooking({
    ctx,
    purchaseId,
    isDue: async ({ booking: { status, deposit, ends_at: endsAt } }) =>
      status === 'pending' && !isUnpaid(deposit) && endsAt <= ctx.now,
  });
