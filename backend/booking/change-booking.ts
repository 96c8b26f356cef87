import type { Context, TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { bookingsTopic } from '@/backend/platform/events/topic-events';
import type { Booking, EditBookingRequest } from '@/lib/contract/booking/booking';
import { approvalOf, type Span } from '@/lib/domain/booking/booking-rules';
import type { BookingState } from '@/lib/domain/booking/booking-states';
import { assertFewAtOnce } from './assert-few';
import { assertChangeable, type BookingRow, holdBooking, openAsOrganiser } from './booking-rows';
import { beginDeposit } from './deposit/begin-deposit';
import { isUnpaid } from './deposit/deposit-rows';
import { endDeposit } from './deposit/end-deposit';
import { assertNoNewDeposit, assertStaysApproved, moveDeposit } from './deposit/move-deposit';
import { getHour } from './find-hour';
import { assertBooks, type BookingBranch, toBookingBranch } from './load-branch';
import { tellState } from './notices/add-notice';
import { freeExpired, offerPlaces } from './offer-places';
import { freeTables, getTables, lockTables, writeTables } from './take-tables';
import { listGuests, readBooking } from './to-booking';

type Id = { id: string; token?: string | undefined };
type Changing = TenantSql & { branch: BookingBranch; booking: BookingRow };

/**
 * Changes a booking as its organiser, while its branch is held.
 * @throws not_found, owner_only, what `change` throws
 */
async function changeBooking({
  ctx,
  input,
  change,
}: {
  ctx: Context;
  input: Id;
  change: (changing: Changing) => Promise<void>;
}): Promise<Booking> {
  const changed = await ctx.db.tenant(ctx.instance.id, async (sql) => {
    const opening = { sql, ctx, id: input.id, token: input.token };
    const { supplier } = await openAsOrganiser(opening);
    await lockTables({ sql, supplierId: supplier.id });
    const branch = await toBookingBranch({ sql, ctx, row: supplier });
    await freeExpired({ sql, ctx, branch });
    await holdBooking(opening);
    const booking = await openAsOrganiser(opening);
    await change({ sql, ctx, branch, booking });
    await offerPlaces({ sql, ctx, branch });
    return readBooking({ sql, ctx, booking: await openAsOrganiser(opening), me: null });
  });
  // It tells who is about to pay it, and staff (rule staff/news).
  ctx.publish(
    { id: changed.deposit?.purchase_id ?? null, supplierId: changed.supplier.id },
    bookingsTopic(changed.supplier.id),
  );
  return changed;
}

type Change = { status: BookingState; span: Span; people: number; notes: string };

/** The branch as it is now is agreed (rule booking/agreed). */
const write = ({ sql, ctx, booking }: Changing, { status, span, people, notes }: Change): Promise<unknown> =>
  sql(
    `update bookings set status = $3, people = $4, starts_at = $5, ends_at = $6, notes = $7, held_until = null, unread_since = $8, agreed = null
     where instance_id = $1 and id = $2`,
    [ctx.instance.id, booking.id, status, people, new Date(span.from), new Date(span.to), notes, ctx.now],
  );

/** A place of another hour or size is chosen anew, its own tables included; refused, the booking stays as it was. */
async function move(changing: Changing, { people, notes, ...wish }: EditBookingRequest): Promise<void> {
  const { sql, ctx, branch, booking } = changing;
  assertBooks(branch);
  assertNoNewDeposit({ branch, booking, people });
  const status = isUnpaid(booking.deposit) ? 'pending' : approvalOf({ ...branch.rules, people });
  assertStaysApproved({ ctx, booking, to: status });
  const { at } = getHour({ ctx, branch, wish: { people, ...wish } });
  await freeTables({ sql, ctx, bookingId: booking.id });
  const { span, tableIds } = await getTables({ sql, ctx, branch, people, at });
  if (booking.contact)
    await assertFewAtOnce({
      ...changing,
      branchId: branch.row.id,
      contact: booking.contact,
      span,
      exceptId: booking.id,
    });
  await write(changing, { status, span, people, notes });
  await moveDeposit({ sql, ctx, branch, booking, startsAt: at });
  await writeTables({ sql, ctx, bookingId: booking.id, span, tableIds });
  await tellState({ sql, ctx, bookingId: booking.id, state: status, startsAt: at, kind: 'changed' });
}

/** One place is the organiser's own. @throws booking_guests_more */
async function assertRoom({ sql, ctx, booking }: Changing, people: number): Promise<void> {
  const guests = await listGuests({ sql, ctx, ids: [booking.id] });
  const coming = guests.filter(({ left_at }) => left_at === null).length;
  if (people <= coming && people < booking.people) throw new AppError('booking_guests_more');
}

/**
 * `PUT /book/bookings/{id}.json` (rule booking/change).
 * @throws as `changeBooking`, booking_over, booking_too_late, booking_guests_more, illegal_transition for one who waits,
 * service_unavailable, what `getHour` throws, booking_full, booking_overlaps, booking_deposit
 */
export function editBooking({
  ctx,
  input,
}: {
  ctx: Context;
  input: EditBookingRequest & Id;
}): Promise<Booking> {
  return changeBooking({
    ctx,
    input,
    async change(changing) {
      const { sql, booking } = changing;
      assertChangeable(changing);
      if (booking.status === 'waiting_list') throw new AppError('illegal_transition');
      await assertRoom(changing, input.people);
      const before = await readBooking({ sql, ctx, booking, me: null });
      const isSame =
        before.date === input.date && before.hour === input.hour && before.people === input.people;
      if (!isSame) return move(changing, input);
      await sql('update bookings set notes = $3 where instance_id = $1 and id = $2', [
        ctx.instance.id,
        booking.id,
        input.notes,
      ]);
    },
  });
}

/**
 * `POST …/cancel.json`: the organiser cancels for all (rule booking/change).
 * @throws as `changeBooking`, booking_over, booking_too_late
 */
export function cancelBooking({ ctx, input }: { ctx: Context; input: Id }): Promise<Booking> {
  return changeBooking({
    ctx,
    input,
    async change(changing) {
      const { sql, booking } = changing;
      if (booking.status === 'cancelled') return;
      assertChangeable(changing);
      await endDeposit({ sql, ctx, booking, by: 'diner' });
      await freeTables({ sql, ctx, bookingId: booking.id });
      await sql(
        `update bookings set status = 'cancelled', held_until = null, unread_since = $3
         where instance_id = $1 and id = $2`,
        [ctx.instance.id, booking.id, ctx.now],
      );
      await tellState({ sql, ctx, bookingId: booking.id, state: 'cancelled', startsAt: booking.starts_at });
    },
  });
}

/**
 * `POST …/accept.json`: who was offered a place takes it, or what is free by now if the offer is over; who was
 * offered nothing finds nothing (rule booking/waiting-list). @throws as `changeBooking`, booking_over, booking_full,
 * service_unavailable
 */
export function acceptOffer({ ctx, input }: { ctx: Context; input: Id }): Promise<Booking> {
  return changeBooking({
    ctx,
    input,
    async change(changing) {
      const { sql, branch, booking } = changing;
      const { status, people, starts_at: at, notes } = booking;
      if (status === 'approved' || status === 'pending') return;
      assertChangeable(changing);
      assertBooks(branch);
      await freeTables({ sql, ctx, bookingId: booking.id });
      const { span, tableIds } = await getTables({ sql, ctx, branch, people, at });
      const approval = approvalOf({ ...branch.rules, people });
      await write(changing, { status: approval, span, people, notes });
      await writeTables({ sql, ctx, bookingId: booking.id, span, tableIds });
      const { id, profile_id: profileId, contact } = booking;
      const taken = { id, profileId, people, startsAt: at, contact };
      const isAsked = await beginDeposit({ sql, ctx, branch, booking: taken });
      const state = isAsked ? 'pending' : approval;
      await tellState({ sql, ctx, bookingId: booking.id, state, startsAt: at });
    },
  });
}
