import type { Context, TenantSql } from '@/backend/context';
import { AppError } from '@/backend/errors';
import { getDinerId } from '@/backend/people';
import { bookingsTopic } from '@/backend/platform/events/topic-events';
import type { Booking, CreateBookingRequest } from '@/lib/contract/booking/booking';
import { takesWaiters } from '@/lib/domain/booking/booking-hours';
import { approvalOf, type Span, staySpan } from '@/lib/domain/booking/booking-rules';
import type { BookingState } from '@/lib/domain/booking/booking-states';
import { weekdayOf } from '@/lib/domain/branches/opening-hours';
import { findPhoneIssue } from '@/lib/domain/people/phone-numbers';
import { toOneLine } from '@/lib/domain/table/members';
import { toMinutes } from '@/lib/domain/time/clock-time';
import { toInstant } from '@/lib/domain/time/zoned-time';
import { assertFewAtOnce } from './assert-few';
import { BOOKING_SELECT, type BookingRow, getBookingRow } from './booking-rows';
import { beginDeposit } from './deposit/begin-deposit';
import { emailOf } from './email-of';
import { getHour } from './find-hour';
import type { BookingBranch } from './load-branch';
import { tellState } from './notices/add-notice';
import { freeExpired, offerPlaces } from './offer-places';
import { findTables, lockBranch, writeTables } from './take-tables';
import { readBooking } from './to-booking';

type Making = TenantSql & { branch: BookingBranch; input: CreateBookingRequest };
type Made = { status: BookingState; span: Span; tableIds: number[] };

/** The name goes into mails to others. @throws invalid_input, phone_invalid */
function readSent(sent: CreateBookingRequest): CreateBookingRequest {
  const { date, day, contact } = sent;
  if (weekdayOf(date) !== day) throw new AppError('invalid_input', { fields: { day: 'not_of_the_date' } });
  if (findPhoneIssue(contact)) throw new AppError('phone_invalid');
  const name = toOneLine(contact.name);
  if (name === '') throw new AppError('invalid_input', { fields: { 'contact.name': 'required' } });
  return { ...sent, contact: { ...contact, name } };
}

/** @throws contact_required (rule people/optional-email) */
function assertEmail({ ctx, branch, input: { people, contact } }: Making): void {
  const isAsked = emailOf({ ctx, branch, people }) === 'required';
  if (isAsked && contact.email === '') throw new AppError('contact_required');
}

/** The same call again, after its server died before it stored the answer. */
async function findMade({ sql, ctx }: TenantSql): Promise<BookingRow | null> {
  const [made] = await sql<BookingRow>(`${BOOKING_SELECT} and b.profile_id = $2 and b.booked_key = $3`, [
    ctx.instance.id,
    getDinerId(ctx),
    ctx.idempotencyKey,
  ]);
  return made ?? null;
}

/** The diner's hold becomes the booking if it still stands for what was sent; else its tables are free again. */
async function takeHold({ sql, ctx, branch, input }: Making): Promise<Made | null> {
  const own = [ctx.instance.id, branch.row.id, getDinerId(ctx)];
  const [hold] = await sql<{ id: number; people: number | null; starts_at: Date; ends_at: Date }>(
    `select id, people, starts_at, ends_at from bookings
     where instance_id = $1 and supplier_id = $2 and profile_id = $3 and status = 'held' and id = $4 and held_until > $5`,
    [...own, input.hold_id ?? 0, ctx.now],
  );
  const tables = await sql<{ table_id: number }>(
    'select table_id from booking_tables where instance_id = $1 and booking_id = $2 order by table_id',
    [ctx.instance.id, hold?.id ?? null],
  );
  await sql(
    `delete from bookings where instance_id = $1 and supplier_id = $2 and profile_id = $3 and status = 'held'`,
    own,
  );
  const { date, hour, people } = input;
  const { at } = toInstant({ date, minute: toMinutes(hour), timezone: branch.hours.timezone });
  if (hold?.people !== people || hold.starts_at.getTime() !== at.getTime()) return null;
  return {
    status: approvalOf({ ...branch.rules, people }),
    span: { from: at.getTime(), to: hold.ends_at.getTime() },
    tableIds: tables.map(({ table_id }) => table_id),
  };
}

/** @throws what `getHour` throws, booking_full where nothing is left and one cannot wait, or does not want to */
async function takeHour({ sql, ctx, branch, input }: Making): Promise<Made> {
  const { rules } = branch;
  const { people } = input;
  const { at, day } = getHour({ ctx, branch, wish: input });
  const found = await findTables({ sql, ctx, branch, people, at });
  if (found) return { status: approvalOf({ ...rules, people }), ...found };
  if (!input.waits || !takesWaiters({ rules, day })) throw new AppError('booking_full');
  return { status: 'waiting_list', span: staySpan({ stays: rules.stays, people, at }), tableIds: [] };
}

async function write({ sql, ctx, branch, input }: Making, { status, span, tableIds }: Made): Promise<number> {
  const [row] = await sql<{ id: number }>(
    `insert into bookings (instance_id, supplier_id, profile_id, status, people, starts_at, ends_at, created_at, contact,
       notes, booked_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
    [
      ctx.instance.id,
      branch.row.id,
      getDinerId(ctx),
      status,
      input.people,
      new Date(span.from),
      new Date(span.to),
      ctx.now,
      JSON.stringify(input.contact),
      input.notes,
      ctx.idempotencyKey,
    ],
  );
  const bookingId = row?.id ?? 0;
  await writeTables({ sql, ctx, bookingId, span, tableIds });
  return bookingId;
}

/** A booking with a table waits for its deposit, where one is asked (rule booking/deposit). */
async function tellMade({ sql, ctx, branch, input }: Making, { id, status, span }: Made & { id: number }) {
  const startsAt = new Date(span.from);
  const { people, contact } = input;
  const booking = { id, profileId: getDinerId(ctx), people, startsAt, contact };
  const isAsked = status !== 'waiting_list' && (await beginDeposit({ sql, ctx, branch, booking }));
  const state = isAsked ? 'pending' : status;
  await tellState({ sql, ctx, bookingId: id, state, startsAt });
}

/**
 * `POST /book/bookings.json`: pending, approved or on the waiting list (rule booking/approval, rule booking/waiting-list).
 * @throws what `loadBranch` and `getHour` throw, booking_full, booking_overlaps, invalid_input, contact_required,
 * phone_invalid
 */
export function createBooking({
  ctx,
  input: sent,
}: {
  ctx: Context;
  input: CreateBookingRequest;
}): Promise<Booking> {
  const input = readSent(sent);
  return ctx.db.tenant(ctx.instance.id, async (sql) => {
    const branch = await lockBranch({ sql, ctx, branchId: input.branch_id });
    const made = await findMade({ sql, ctx });
    if (made) return readBooking({ sql, ctx, booking: made, me: null });
    const making = { sql, ctx, branch, input };
    assertEmail(making);
    await freeExpired(making);
    const held = await takeHold(making);
    const taken = held ?? (await takeHour(making));
    await assertFewAtOnce({ ...making, branchId: branch.row.id, contact: input.contact, span: taken.span });
    await ctx.checkpoint('booking-checked');
    const id = await write(making, taken);
    await tellMade(making, { id, ...taken });
    ctx.publish(bookingsTopic(branch.row.id));
    await offerPlaces(making);
    const booking = await getBookingRow({ sql, ctx, id });
    return readBooking({ sql, ctx, booking, me: null });
  });
}
