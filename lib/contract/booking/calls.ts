import * as z from 'zod/mini';
import { defineCall } from '@/lib/contract/define-call';
import { dateSchema, idParamSchema, idSchema } from '@/lib/contract/primitives';
import {
  addBookingGuestRequestSchema,
  bookingLinkRequestSchema,
  bookingLinkSchema,
  bookingScheduleSchema,
  bookingSchema,
  byLinkSchema,
  createBookingRequestSchema,
  editBookingRequestSchema,
  holdTableRequestSchema,
  muteBookingRequestSchema,
  removeBookingGuestRequestSchema,
  tableHoldSchema,
} from './booking';

export const listBookingHours = defineCall({
  service: 'core-api',
  method: 'GET',
  auth: 'optional-profile',
  status: 200,
  path: '/api/v4/schedules',
  summary:
    "When a branch takes bookings, and which hours of a day are left for a party; the diner's own hold takes none",
  query: z.object({
    branch_id: idParamSchema,
    date: z.optional(dateSchema),
    people: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/))),
  }),
  response: bookingScheduleSchema,
});

const own = { service: 'core-api', auth: 'profile', method: 'POST', status: 200 } as const;
const ofBooking = { ...own, params: z.object({ id: idParamSchema }), response: bookingSchema } as const;

/** One for each diner and branch: another choice replaces it (rule booking/hold). */
export const holdTable = defineCall({
  ...own,
  path: '/book/holds.json',
  summary: 'Holds a table for five minutes while the form is filled',
  body: holdTableRequestSchema,
  response: tableHoldSchema,
});

/** Idempotent: what is gone stays gone, whoever says so (rule booking/hold). */
export const releaseHold = defineCall({
  ...own,
  method: 'DELETE',
  path: '/book/holds/{id}.json',
  summary: 'Gives up a table that the caller holds',
  params: z.object({ id: idParamSchema }),
  response: z.object({ id: idSchema }),
});

/** `booking_full` where nothing is left and the caller does not wait, or cannot. */
export const createBooking = defineCall({
  ...own,
  status: 201,
  path: '/book/bookings.json',
  summary: 'Books a table, or waits for one',
  idempotency: 'required',
  body: createBookingRequestSchema,
  response: bookingSchema,
});

export const listBookings = defineCall({
  ...own,
  method: 'GET',
  path: '/book/bookings.json',
  summary: "The diner's bookings, the latest first",
  response: z.array(bookingSchema),
});

export const getBooking = defineCall({
  ...ofBooking,
  path: '/book/bookings/{id}/open.json',
  summary: 'A booking, for its organiser or a guest',
  body: byLinkSchema,
});

export const editBooking = defineCall({
  ...ofBooking,
  method: 'PUT',
  path: '/book/bookings/{id}.json',
  summary: 'Changes day, hour, people or notes of a booking',
  body: editBookingRequestSchema,
});

/** Idempotent. */
export const cancelBooking = defineCall({
  ...ofBooking,
  path: '/book/bookings/{id}/cancel.json',
  summary: 'Cancels a booking for all, or leaves the waiting list',
  body: byLinkSchema,
});

/** Idempotent. */
export const acceptOffer = defineCall({
  ...ofBooking,
  path: '/book/bookings/{id}/accept.json',
  summary: 'Takes the place that became free for somebody who waits',
  body: byLinkSchema,
});

/** Idempotent; for its organiser alone (rule booking/deposit). */
export const openDeposit = defineCall({
  ...ofBooking,
  path: '/book/bookings/{id}/pay.json',
  summary: 'Lets the organiser pay the deposit of a booking, also by a link',
  body: byLinkSchema,
});

export const addBookingGuest = defineCall({
  ...ofBooking,
  path: '/book/bookings/{id}/guests.json',
  summary: 'Adds somebody whom the organiser brings',
  body: addBookingGuestRequestSchema,
});

/** Idempotent; for a guest alone (rule booking/guests). */
export const leaveBooking = defineCall({
  ...ofBooking,
  path: '/book/bookings/{id}/leave.json',
  summary: 'A guest takes themself out',
  body: byLinkSchema,
});

/** Idempotent; their links open nothing any more (rule booking/guests). */
export const removeBookingGuest = defineCall({
  ...ofBooking,
  path: '/book/bookings/{id}/remove_guest.json',
  summary: 'The organiser takes a guest off',
  body: removeBookingGuestRequestSchema,
});

/** Each is new; those before it stay good (rule booking/link). */
export const createBookingLink = defineCall({
  ...ofBooking,
  path: '/book/bookings/{id}/links.json',
  summary: 'The token of a link to a booking, for the organiser or for one guest',
  body: bookingLinkRequestSchema,
  response: bookingLinkSchema,
});

export const muteBooking = defineCall({
  ...ofBooking,
  method: 'PUT',
  path: '/book/bookings/{id}/mail.json',
  summary: 'Stops the mails about a booking, or wants them again',
  body: muteBookingRequestSchema,
});
