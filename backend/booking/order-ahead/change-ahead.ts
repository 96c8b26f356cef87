import {
  assertChangeable,
  type BookingRow,
  holdBooking,
  openAsOrganiser,
} from '@/backend/booking/booking-rows';
import { readBooking } from '@/backend/booking/to-booking';
import type { Context, TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { keepAnswer } from '@/backend/platform/idempotency';
import type { Booking } from '@/lib/contract/booking/booking';
import { hasTableAccounts } from '@/lib/domain/branches/capabilities';

export type AheadId = { id: string; token?: string | undefined };
type OfBooking = TenantSql & { booking: BookingRow };

/** @throws as `assertChangeable`, booking_over once the party sits, illegal_transition for one who waits */
function assertOrdersAhead({ ctx, booking }: OfBooking): void {
  if (booking.status === 'waiting_list') throw new AppError('illegal_transition');
  if (booking.seated_at || booking.order_sent_at) throw new AppError('booking_over');
  assertChangeable({ ctx, booking });
}

/**
 * Changes what a booking's organiser orders ahead of its table (rule booking/ordering-ahead).
 * @throws not_found, owner_only, booking_over, booking_too_late, illegal_transition, service_unavailable where tables have
 * no accounts, what `change` throws
 */
export function changeAhead({
  ctx,
  input: { id, token },
  change,
}: {
  ctx: Context;
  input: AheadId;
  change: (work: OfBooking) => Promise<void>;
}): Promise<Booking> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    await holdBooking({ sql, ctx, id });
    const booking = await openAsOrganiser({ sql, ctx, id, token });
    const { services, on_table_class: onTableClass } = booking.supplier;
    if (!hasTableAccounts({ services, onTableClass })) throw new AppError('service_unavailable');
    assertOrdersAhead({ sql, ctx, booking });
    await change({ sql, ctx, booking });
    await ctx.checkpoint('ahead-added');
    await keepAnswer({ sql, ctx, kept: {} });
    return readBooking({ sql, ctx, booking, me: null });
  });
}
