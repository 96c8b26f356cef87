import type { Context } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { createToken, hashToken } from '@/backend/people';
import type { AddBookingGuestRequest, Booking } from '@/lib/contract/booking/booking';
import { toMemberName } from '@/lib/domain/table/members';
import { assertChangeable, holdBooking, openAsOrganiser, openBooking } from './booking-rows';
import { addNotice } from './notices/add-notice';
import { listGuests, readBooking } from './to-booking';

type Id = { id: string; token?: string | undefined };

/**
 * `POST …/guests.json`: the same name twice is one guest (rule booking/guests).
 * @throws not_found, owner_only, booking_over, booking_too_late, booking_guests_full, invalid_input
 */
export function addGuest({
  ctx,
  input,
}: {
  ctx: Context;
  input: AddBookingGuestRequest & Id;
}): Promise<Booking> {
  const name = toMemberName(input.name);
  if (name === '') throw new AppError('invalid_input', { fields: { name: 'required' } });
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    await holdBooking({ sql, ctx, id: input.id });
    const booking = await openAsOrganiser({ sql, ctx, id: input.id, token: input.token });
    assertChangeable({ ctx, booking });
    const guests = await listGuests({ sql, ctx, ids: [booking.id] });
    const coming = guests.filter(({ left_at }) => left_at === null);
    const email = input.email ?? null;
    const isThere = coming.some((one) => one.name === name && one.email === email);
    // The organiser sits in one of the places, so guests get one fewer.
    if (!isThere && coming.length >= booking.people - 1) throw new AppError('booking_guests_full');
    if (!isThere)
      await sql(
        'insert into booking_guests (instance_id, booking_id, number, name, email) values ($1, $2, $3, $4, $5)',
        [ctx.instance.id, booking.id, guests.length + 1, name, email],
      );
    if (!isThere && email !== null)
      await addNotice({ sql, ctx, bookingId: booking.id, kind: 'invited', guestNumber: guests.length + 1 });
    return readBooking({ sql, ctx, booking, me: null });
  });
}

/** `POST …/leave.json`: a guest takes themself out, and nobody else (rule booking/guests). @throws not_found, forbidden for
 * the organiser, who cancels for all; booking_over, booking_too_late */
export function leaveBooking({ ctx, input }: { ctx: Context; input: Id }): Promise<Booking> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    await holdBooking({ sql, ctx, id: input.id });
    const opened = await openBooking({ sql, ctx, id: input.id, token: input.token });
    if (opened.me === null) throw new AppError('forbidden');
    assertChangeable({ ctx, booking: opened.booking });
    await sql(
      `update booking_guests set left_at = $4 where instance_id = $1 and booking_id = $2 and number = $3 and left_at is null`,
      [ctx.instance.id, opened.booking.id, opened.me, ctx.now],
    );
    return readBooking({ sql, ctx, ...opened });
  });
}

/**
 * `POST …/remove_guest.json`: the place is free for another guest, and the party keeps its size (rule booking/guests).
 * @throws not_found, owner_only, booking_over, booking_too_late
 */
export function removeGuest({
  ctx,
  input,
}: {
  ctx: Context;
  input: Id & { guest: number };
}): Promise<Booking> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    await holdBooking({ sql, ctx, id: input.id });
    const booking = await openAsOrganiser({ sql, ctx, id: input.id, token: input.token });
    const guests = await listGuests({ sql, ctx, ids: [booking.id] });
    const guest = guests.find(({ number }) => number === input.guest);
    if (!guest) throw new AppError('not_found');
    if (guest.removed_at === null) {
      assertChangeable({ ctx, booking });
      await sql(
        `update booking_guests set removed_at = $4, left_at = coalesce(left_at, $4)
         where instance_id = $1 and booking_id = $2 and number = $3`,
        [ctx.instance.id, booking.id, guest.number, ctx.now],
      );
    }
    return readBooking({ sql, ctx, booking, me: null });
  });
}

/** `POST …/links.json` (rule booking/link). Only its hash is kept. @throws not_found, owner_only */
export function createLink({
  ctx,
  input,
}: {
  ctx: Context;
  input: Id & { guest?: number | undefined };
}): Promise<{ token: string }> {
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const booking = await openAsOrganiser({ sql, ctx, id: input.id, token: input.token });
    const guests = await listGuests({ sql, ctx, ids: [booking.id] });
    const guest = input.guest ?? null;
    const isThere = guests.some(({ number, removed_at }) => number === guest && removed_at === null);
    if (guest !== null && !isThere) throw new AppError('not_found');
    const token = createToken();
    await sql(
      'insert into booking_tokens (instance_id, token_hash, booking_id, guest_number) values ($1, $2, $3, $4)',
      [ctx.instance.id, hashToken(token), booking.id, guest],
    );
    return { token };
  });
}
