import * as booking from '@/backend/booking';
import type { Context } from '@/backend/context';
import { countCall } from '@/backend/platform/http/count-call';
import { countingWrongTokens } from '@/backend/platform/http/count-wrong-token';
import type { AppDeps } from '@/backend/platform/http/environment';
import type { OnCall } from '@/backend/platform/http/register-call';
import * as calls from '@/lib/contract/booking/calls';
import * as ahead from '@/lib/contract/booking/order-ahead-calls';

/**
 * Limits holds, bookings and invitations of an address in an hour: many holds keep tables from others, and many
 * invitations write to strangers.
 */
async function countBooking({
  deps,
  ctx,
  visitor,
  bucket = 'bookings',
}: {
  deps: AppDeps;
  ctx: Context;
  visitor: string | null;
  bucket?: 'bookings' | 'invitations';
}): Promise<void> {
  if (!visitor) return;
  const { addressBookingsPerHour: perHour } = deps.config.limits;
  const of = `${ctx.instance.id}:${visitor}`;
  await countCall({ deps, bucket, of, perMinute: perHour / 60, burst: perHour });
}

export function registerBooking({ on, deps }: { on: OnCall; deps: AppDeps }): void {
  on(calls.listBookingHours, ({ ctx, query }) => booking.listBookingHoursOf({ ctx, input: query }));
  on(calls.holdTable, async ({ ctx, visitor, body }) => {
    await countBooking({ deps, ctx, visitor });
    return booking.holdTable({ ctx, input: body });
  });
  on(calls.releaseHold, ({ ctx, params }) => booking.freeHeldTable({ ctx, input: params }));
  on(calls.createBooking, async ({ ctx, visitor, body }) => {
    await countBooking({ deps, ctx, visitor });
    return booking.createBooking({ ctx, input: body });
  });
  on(calls.listBookings, ({ ctx }) => booking.listBookings({ ctx }));
  registerByLink({ on, deps });
}

function registerByLink({ on, deps }: { on: OnCall; deps: AppDeps }): void {
  type Called = { ctx: Context; visitor: string | null };
  const counted = <T>({ ctx, visitor }: Called, work: Promise<T>) =>
    countingWrongTokens({ deps, ctx, visitor, work });
  on(calls.getBooking, ({ params, body, ...called }) =>
    counted(called, booking.getBooking({ ctx: called.ctx, input: { ...params, ...body } })),
  );
  on(calls.editBooking, ({ params, body, ...called }) =>
    counted(called, booking.editBooking({ ctx: called.ctx, input: { ...params, ...body } })),
  );
  on(calls.cancelBooking, ({ params, body, ...called }) =>
    counted(called, booking.cancelBooking({ ctx: called.ctx, input: { ...params, ...body } })),
  );
  on(calls.openDeposit, ({ params, body, ...called }) =>
    counted(called, booking.openDeposit({ ctx: called.ctx, input: { ...params, ...body } })),
  );
  on(calls.acceptOffer, ({ params, body, ...called }) =>
    counted(called, booking.acceptOffer({ ctx: called.ctx, input: { ...params, ...body } })),
  );
  on(calls.addBookingGuest, async ({ params, body, ...called }) => {
    if (body.email !== undefined) await countBooking({ deps, ...called, bucket: 'invitations' });
    return counted(called, booking.addGuest({ ctx: called.ctx, input: { ...params, ...body } }));
  });
  on(calls.removeBookingGuest, ({ params, body, ...called }) =>
    counted(called, booking.removeGuest({ ctx: called.ctx, input: { ...params, ...body } })),
  );
  on(calls.muteBooking, ({ params, body, ...called }) =>
    counted(called, booking.muteBooking({ ctx: called.ctx, input: { ...params, ...body } })),
  );
  on(calls.leaveBooking, ({ params, body, ...called }) =>
    counted(called, booking.leaveBooking({ ctx: called.ctx, input: { ...params, ...body } })),
  );
  on(
    ahead.addProductToBook,
    ({ body, ...called }) => counted(called, booking.addProductToBook({ ctx: called.ctx, input: body })),
    ({ ctx, body: { purchase_id, data_purchase } }) =>
      booking.getBooking({ ctx, input: { id: String(purchase_id), token: data_purchase.token } }),
  );
  on(ahead.removeProductOfBook, async ({ ctx, params, query }) => {
    const id = query.purchase_id ?? (await booking.findBookingOfLine({ ctx, lineId: params.id }));
    return booking.removeLineAhead({ ctx, input: { id, lineId: params.id } });
  });
  on(ahead.removeLineAhead, ({ params, body, ...called }) =>
    counted(
      called,
      booking.removeLineAhead({
        ctx: called.ctx,
        input: { ...params, token: body.token, lineId: body.line_id },
      }),
    ),
  );
  on(calls.createBookingLink, ({ params, body, ...called }) =>
    counted(called, booking.createLink({ ctx: called.ctx, input: { ...params, ...body } })),
  );
}
