import * as z from 'zod/mini';
import {
  bookingDepositSchema,
  bookingMessageSchema,
  bookingNotesSchema,
  orderAheadSchema,
  peopleSchema,
} from '@/lib/contract/booking/booking';
import { defineCall } from '@/lib/contract/define-call';
import { bookerSchema, shownBookerSchema } from '@/lib/contract/people/contact';
import { dateSchema, idParamSchema, idSchema, timeSchema } from '@/lib/contract/primitives';
import { memberNameSchema, typedLine, typedLines } from '@/lib/contract/typed-text';
import { MOST_MESSAGE_WORDS } from '@/lib/domain/booking/booking-notices';
import { BOOKING_DAY_KINDS } from '@/lib/domain/booking/booking-span';
import { BOOKING_KINDS, BOOKING_STATES } from '@/lib/domain/booking/booking-states';
import { noteSchema } from './calls';

/** Tables of one party. */
const MOST_TABLES = 6;

/** A booking as its branch sees it (rule staff/bookings). Instants are ISO. */
const staffBookingSchema = z.object({
  id: idSchema,
  kind: z.enum(BOOKING_KINDS),
  state: z.enum(BOOKING_STATES),
  supplier_id: idSchema,
  /** They follow the branch's clock; `day` is the one before where the hour ends its night (rule branches/night). */
  date: dateSchema,
  hour: timeSchema,
  day: dateSchema,
  starts_at: z.string(),
  ends_at: z.string(),
  /** Its party is not seated before, and comes early from then on (rule staff/bookings); null of what staff made at once. */
  seats_from: z._default(z.nullable(z.string()), null),
  /** Null of a blocked table. */
  people: z.nullable(peopleSchema),
  contact: z.nullable(shownBookerSchema),
  notes: z.string(),
  /** None once they are free again. */
  tables: z.array(z.object({ id: idSchema, label: z.string() })),
  /** The ratings of the visit; `guest` is null for the organiser (rule booking/rating). */
  ratings: z.array(z.object({ guest: z.nullable(z.string()), score: z.int(), comment: z.string() })),
  seated_at: z.nullable(z.string()),
  no_show_at: z.nullable(z.string()),
  /** One that waits was offered these tables until then (rule booking/waiting-list). */
  offered_until: z.nullable(z.string()),
  decline_reason: z.nullable(z.string()),
  /** How often the same profile or phone came before, or did not, in two years; null of what staff made (rule staff/bookings). */
  came: z.nullable(z.object({ times: z.int(), last_on: z.nullable(dateSchema), no_shows: z.int() })),
  /** The dishes that its party ordered ahead; null where there are none. */
  order: z.nullable(orderAheadSchema),
  /** Null where none is asked. */
  deposit: z.nullable(bookingDepositSchema),
  /** The words of the branch to its diner, the oldest first, and whether mail reaches them (rule booking/messages). */
  messages: z._default(z.array(bookingMessageSchema), []),
  can_mail: z._default(z.boolean(), false),
  /** The guest cancelled or moved it, or its time to be paid is over; null once staff have read it (rule staff/news). */
  news: z.nullable(z.object({ kind: z.enum(['cancelled', 'changed']), at: z.string() })),
});
export type StaffBooking = z.infer<typeof staffBookingSchema>;

/** `is_booked`: false for one that was taken away, or is no longer booked, and that bookings of the day still have. */
const dayTableSchema = z.object({
  id: idSchema,
  label: z.string(),
  seats: z.nullable(z.int()),
  /** The part of the room in which it stands (rule table/areas). */
  area: z._default(z.nullable(z.string()), null),
  join_group: z.nullable(z.string()),
  is_booked: z.boolean(),
});

const bookingDaySchema = z.object({
  supplier_id: idSchema,
  timezone: z.string(),
  date: dateSchema,
  /** The day that runs now, with its night. */
  today: dateSchema,
  /** Whether the branch takes bookings and parties without one at all. */
  takes_bookings: z.boolean(),
  kind: z.enum(BOOKING_DAY_KINDS),
  /** The time that the day takes with its night, in whole hours. Instants are ISO. */
  span: z.object({ from: z.string(), to: z.string() }),
  /** In the order of the folder. */
  tables: z.array(dayTableSchema),
  /** Open accounts of these tables; none for who does not work on tables. */
  accounts: z.array(z.object({ table_id: idSchema, id: idSchema, opened_at: z._default(z.string(), '') })),
  bookings: z.array(staffBookingSchema),
  /** Those of any day that have news, the oldest news first. */
  news: z.array(staffBookingSchema),
});
export type BookingDay = z.infer<typeof bookingDaySchema>;

const own = { service: 'staff', auth: 'staff', status: 200, response: staffBookingSchema } as const;
const one = { ...own, params: z.object({ id: idParamSchema }) } as const;

export const listBookingDay = defineCall({
  ...own,
  method: 'GET',
  path: '/staff/bookings.json',
  scope: 'bookings:read',
  branch: 'named',
  summary:
    'The bookings of a day of a branch with the end of its night, the earliest first, with its tables and the time that it takes, and the bookings of any day that have news; today unless a date is named',
  query: z.object({ supplier_id: idParamSchema, date: z.optional(dateSchema) }),
  response: bookingDaySchema,
});

const decisionSchema = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('approve') }),
  z.object({ decision: z.literal('decline'), reason: noteSchema }),
]);
export type BookingDecision = z.infer<typeof decisionSchema>;

/** Idempotent. */
export const decideBooking = defineCall({
  ...one,
  method: 'PUT',
  path: '/staff/bookings/{id}/decision.json',
  scope: 'bookings:write',
  branch: 'booking',
  summary: 'Approves a booking, or declines it with a reason that its diner reads',
  body: decisionSchema,
});

/** Idempotent; news that came meanwhile stay. */
export const readBookingNews = defineCall({
  ...one,
  method: 'PUT',
  path: '/staff/bookings/{id}/read.json',
  scope: 'bookings:write',
  branch: 'booking',
  summary: 'Says that staff have read the news of a booking, by the time of the news',
  body: z.object({ at: z.iso.datetime() }),
});

const arrivalSchema = z.discriminatedUnion('arrival', [
  z.object({ arrival: z.literal('seated'), table_id: z.optional(idSchema) }),
  z.object({ arrival: z.literal('no_show') }),
  z.object({ arrival: z.literal('expected') }),
]);
export type BookingArrival = z.infer<typeof arrivalSchema>;

/** Idempotent. */
export const noteArrival = defineCall({
  ...one,
  method: 'PUT',
  path: '/staff/bookings/{id}/arrival.json',
  scope: 'bookings:write',
  branch: 'booking',
  summary:
    'Says that a party sits, maybe at another table, or that it did not come; or takes back what was said by mistake',
  body: arrivalSchema,
});

const messageSchema = z.object({
  words: z.string().check(typedLines, z.regex(/\S/), z.maxLength(MOST_MESSAGE_WORDS)),
});

export const writeToBooker = defineCall({
  ...one,
  method: 'POST',
  path: '/staff/bookings/{id}/messages.json',
  scope: 'bookings:write',
  branch: 'booking',
  summary: 'Writes to who booked, by mail and on the page of the booking',
  status: 201,
  idempotency: 'required',
  body: messageSchema,
});

const madeBookingSchema = z.object({
  supplier_id: idSchema,
  date: dateSchema,
  hour: timeSchema,
  people: peopleSchema,
  contact: z.omit(bookerSchema, { email: true }),
  notes: z._default(bookingNotesSchema, ''),
});
export type MadeBooking = z.infer<typeof madeBookingSchema>;

export const makeBooking = defineCall({
  ...own,
  method: 'POST',
  path: '/staff/bookings.json',
  scope: 'bookings:write',
  branch: 'named',
  summary: 'Books the smallest table that is free for somebody who called, at any minute from now on',
  status: 201,
  idempotency: 'required',
  body: madeBookingSchema,
});

/** `name` stands in its notes. Without a table it gets the smallest that is free. */
const walkInSchema = z.object({
  supplier_id: idSchema,
  people: peopleSchema,
  table_id: z.optional(idSchema),
  name: z.optional(memberNameSchema),
});
export type WalkIn = z.infer<typeof walkInSchema>;

export const takeWalkIn = defineCall({
  ...own,
  method: 'POST',
  path: '/staff/bookings/walk_ins.json',
  scope: 'bookings:write',
  branch: 'named',
  summary:
    'Takes a table from now on for a party that came without a booking, one that is named or the smallest',
  status: 201,
  idempotency: 'required',
  body: walkInSchema,
});

/** In the branch's time zone; a `to` that is not after `from` is on the next day. */
const blockSchema = z.object({
  supplier_id: idSchema,
  table_id: idSchema,
  date: dateSchema,
  from: timeSchema,
  to: timeSchema,
  note: z._default(z.string().check(typedLine, z.maxLength(200)), ''),
});
export type Block = z.infer<typeof blockSchema>;

export const blockTable = defineCall({
  ...own,
  method: 'POST',
  path: '/staff/bookings/blocks.json',
  scope: 'bookings:write',
  branch: 'named',
  summary: 'Keeps a table from bookings for a span of at most twelve hours',
  status: 201,
  idempotency: 'required',
  body: blockSchema,
});

const tablesSchema = z.object({
  table_ids: z.array(idSchema).check(z.minLength(1), z.maxLength(MOST_TABLES)),
});
export type BookingTables = z.infer<typeof tablesSchema>;

/** Idempotent. */
export const changeTables = defineCall({
  ...one,
  method: 'PUT',
  path: '/staff/bookings/{id}/tables.json',
  scope: 'bookings:write',
  branch: 'booking',
  summary: 'Gives a booking, a walk-in or a block other tables for the time that it has',
  body: tablesSchema,
});

/** Idempotent. */
export const freeBookedTables = defineCall({
  ...one,
  method: 'DELETE',
  path: '/staff/bookings/{id}/tables.json',
  scope: 'bookings:write',
  branch: 'booking',
  summary: 'Frees from now on what a block, a walk-in or a seated party has',
});
