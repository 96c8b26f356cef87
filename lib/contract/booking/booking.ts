import * as z from 'zod/mini';
import { cartLineSchema, productSchema } from '@/lib/contract/cart/cart';
import { ratingSchema } from '@/lib/contract/feedback/rating';
import { bookerSchema, buyerSchema } from '@/lib/contract/people/contact';
import { amountSchema, dateSchema, idSchema, slugSchema, timeSchema } from '@/lib/contract/primitives';
import { codeLine, memberNameSchema, typedLines } from '@/lib/contract/typed-text';
import { BOOKING_DAY_STATES } from '@/lib/domain/booking/booking-hours';
import { BOOKING_INTERVALS } from '@/lib/domain/booking/booking-rules';
import { BOOKING_STATES } from '@/lib/domain/booking/booking-states';
import { DEPOSIT_STATES } from '@/lib/domain/booking/deposit';
import { HOUR_PLACES } from '@/lib/domain/booking/hour-places';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { BOOKING_EMAILS } from '@/lib/domain/people/asked-rule';

const MOST_PEOPLE = 10_000;
const MOST_NOTES = 500;
export const peopleSchema = z.int().check(z.gte(1), z.lte(MOST_PEOPLE));

/** Says for when and how many a branch takes bookings; `date` and `hours` are of the day and the party asked for. */
export const bookingScheduleSchema = z.object({
  branch_id: idSchema,
  timezone: z.string(),
  interval: z.union(BOOKING_INTERVALS.map((minutes) => z.literal(minutes))),
  max_people: z.int().check(z.positive()),
  /** Where larger parties write or call. */
  contact: z.object({
    phone: z.nullable(z.string()),
    whatsapp: z.nullable(z.string()),
    email: z.nullable(z.string()),
  }),
  /** From today on (rule booking/days). */
  days: z.array(z.object({ date: dateSchema, state: z.enum(BOOKING_DAY_STATES) })),
  /** The first open one unless asked for; null where none is. */
  date: z.nullable(dateSchema),
  people: peopleSchema,
  stay_minutes: z.int().check(z.positive()),
  /** Whether staff approve a party of this size (rule booking/approval). */
  is_approved: z.boolean(),
  /** The deposit of this party, and until how long before its hour it comes back (rule booking/deposit). */
  deposit: z.nullable(
    z.object({
      amount: amountSchema,
      per_person: amountSchema,
      refund_hours: z.int().check(z.nonnegative()),
    }),
  ),
  /** Whether this party is asked for an e-mail (rule people/optional-email). */
  email: z.enum(BOOKING_EMAILS),
  /**
   * Those after midnight come last, and their own `date` is the next one (rule branches/night); that one is sent with them.
   * `waits`: who finds it full may wait for it (rule booking/waiting-list).
   */
  hours: z.array(
    z.object({ date: dateSchema, hour: timeSchema, places: z.enum(HOUR_PLACES), waits: z.boolean() }),
  ),
});
export type BookingSchedule = z.infer<typeof bookingScheduleSchema>;

const wish = { date: dateSchema, hour: timeSchema, people: peopleSchema } as const;
export const bookingNotesSchema = z.string().check(typedLines, z.maxLength(MOST_NOTES));

export const holdTableRequestSchema = z.object({ branch_id: idSchema, ...wish });
export type HoldTableRequest = z.infer<typeof holdTableRequestSchema>;
/** An ISO instant (rule booking/hold). */
export const tableHoldSchema = z.object({ id: idSchema, held_until: z.string() });
export type TableHold = z.infer<typeof tableHoldSchema>;

export const createBookingRequestSchema = z.object({
  branch_id: idSchema,
  ...wish,
  /** The weekday of the date. */
  day: z.enum(WEEKDAYS),
  contact: bookerSchema,
  notes: z._default(bookingNotesSchema, ''),
  terms: z.literal(true),
  hold_id: z.optional(idSchema),
  /** Waits for a table where none is left (rule booking/waiting-list). */
  waits: z._default(z.boolean(), false),
});
export type CreateBookingRequest = z.infer<typeof createBookingRequestSchema>;

/** The token of the link by which the caller came; left out by the profile that booked. */
const bookingTokenSchema = z.string().check(codeLine, z.minLength(20), z.maxLength(200));
const token = z.optional(bookingTokenSchema);
export const byLinkSchema = z.object({ token });
export const editBookingRequestSchema = z.object({ token, ...wish, notes: bookingNotesSchema });
export type EditBookingRequest = z.infer<typeof editBookingRequestSchema>;

export const muteBookingRequestSchema = z.object({ token, mail: z.boolean() });

export const addBookingGuestRequestSchema = z.object({
  token,
  name: memberNameSchema,
  email: z.optional(buyerSchema.shape.email),
});
export type AddBookingGuestRequest = z.infer<typeof addBookingGuestRequestSchema>;
export const removeBookingGuestRequestSchema = z.object({ token, guest: idSchema });
/** `guest`: a link for one of the guests, who opens nothing else by it. */
export const bookingLinkRequestSchema = z.object({ token, guest: z.optional(idSchema) });
export const bookingLinkSchema = z.object({ token: z.string() });

const bookingGuestSchema = z.object({
  number: idSchema,
  name: z.string(),
  email: z.nullable(z.string()),
  is_out: z.boolean(),
});

/** `unit_price`: of a piece with its options, as the caller saw it (rule booking/ordering-ahead). */
export const addProductToBookRequestSchema = z.object({
  /** The booking's id. */
  purchase_id: idSchema,
  data_purchase: z.object({ token, unit_price: amountSchema }),
  product: productSchema,
});
export type AddProductToBookRequest = z.infer<typeof addProductToBookRequestSchema>;

export const removeLineRequestSchema = z.object({ token, line_id: idSchema });

/** A dish that a party orders ahead of its table (rule booking/ordering-ahead). */
export const orderAheadSchema = z.object({
  /** `is_gone`: it cannot be made now, or could not when the party sat. */
  lines: z.array(z.extend(cartLineSchema, { is_gone: z.boolean() })),
  /** Without what is gone. */
  total: amountSchema,
  /** Since when the table's account has it. */
  sent_at: z.nullable(z.string()),
});
export type OrderAhead = z.infer<typeof orderAheadSchema>;

/** A booking's deposit, paid before its party comes (rule booking/deposit). Instants are ISO. */
export const bookingDepositSchema = z.object({
  /** The purchase by which it is paid and given back, as an order is. */
  purchase_id: idSchema,
  amount: amountSchema,
  state: z.enum(DEPOSIT_STATES),
  /** The part that goes back, or went. */
  comes_back: amountSchema,
  /** While it waits to be paid. */
  pay_until: z.nullable(z.string()),
  /** Cancelled before that, it comes back. */
  refund_until: z.string(),
});
export type BookingDeposit = z.infer<typeof bookingDepositSchema>;

/** Words of the branch to who booked (rule booking/messages). */
export const bookingMessageSchema = z.object({ words: z.string(), at: z.string() });

/** A booking as its organiser or one of its guests reads it. Instants are ISO. */
export const bookingSchema = z.object({
  id: idSchema,
  state: z.enum(BOOKING_STATES),
  supplier: z.object({
    id: idSchema,
    slug: slugSchema,
    name: z.string(),
    address: z.string(),
    phone: z.nullable(z.string()),
    whatsapp: z.nullable(z.string()),
    timezone: z.string(),
  }),
  /** They follow the branch's clock; `day` is the one before where the hour ends its night (rule branches/night). */
  date: dateSchema,
  hour: timeSchema,
  day: dateSchema,
  starts_at: z.string(),
  ends_at: z.string(),
  people: peopleSchema,
  /** The person who booked. */
  name: z.string(),
  /** Empty for a guest. */
  notes: z.string(),
  /** A guest's own number; null for the organiser. */
  me: z.nullable(idSchema),
  /** Without those that the organiser took off; a guest reads themself alone. */
  guests: z.array(bookingGuestSchema),
  /** Whether its party sits, or sat. */
  is_seated: z.boolean(),
  /** Whether the caller may change, cancel or leave it now, and until when. */
  can_change: z.boolean(),
  change_until: z.string(),
  /** The reason of staff who declined it. */
  decline_reason: z.nullable(z.string()),
  /** Words of the branch, the oldest first; none for a guest. */
  messages: z._default(z.array(bookingMessageSchema), []),
  /** On the waiting list: a place is held until then, or was (rule booking/waiting-list). */
  offer: z.nullable(
    z.object({
      until: z.string(),
      is_over: z.boolean(),
      /** The deposit that comes with the place; null where none is asked, and for a guest (rule booking/deposit). */
      deposit: z.nullable(amountSchema),
      /** False: staff confirm it then (rule booking/approval). */
      is_approved: z.boolean(),
    }),
  ),
  /** The caller's one rating of the visit, and whether they may rate now (rule booking/rating). */
  can_rate: z.boolean(),
  rating: z.nullable(ratingSchema),
  /** Whether its organiser gets mail about it; null for a guest, where none is sent, and without an address (rule booking/notices). */
  mail: z.nullable(z.boolean()),
  /** Null where the branch takes no orders ahead. */
  order: z.nullable(orderAheadSchema),
  /** Null where none is asked, and for a guest. */
  deposit: z.nullable(bookingDepositSchema),
});
export type Booking = z.infer<typeof bookingSchema>;
