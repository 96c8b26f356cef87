import { majorOf } from '@/backend/branches';
import type { TenantSql } from '@/backend/context';
import type { Booking, OrderAhead } from '@/lib/contract/booking/booking';
import { ratingObstacle } from '@/lib/domain/booking/booking-rating';
import { approvalOf } from '@/lib/domain/booking/booking-rules';
import { type BookingState, changeEnd, changeObstacle } from '@/lib/domain/booking/booking-states';
import { depositMinorOf } from '@/lib/domain/booking/deposit';
import { hasTableAccounts } from '@/lib/domain/branches/capabilities';
import type { RatingScore } from '@/lib/domain/feedback/rating';
import type { BookingRow, Opened } from './booking-rows';
import { toBookingDeposit } from './deposit/deposit-rows';
import { asAgreed, bookedAt } from './load-branch';
import { listMessages, type MessageRow, messagesOf } from './notices/messages';
import { readAhead } from './order-ahead/list-ahead';

export type GuestRow = {
  booking_id: number;
  number: number;
  name: string;
  email: string | null;
  left_at: Date | null;
  removed_at: Date | null;
};

/** Lists guests with those who left or were taken off. */
export const listGuests = ({ sql, ctx, ids }: TenantSql & { ids: readonly number[] }): Promise<GuestRow[]> =>
  sql<GuestRow>(
    `select booking_id, number, name, email, left_at, removed_at from booking_guests
     where instance_id = $1 and booking_id = any ($2) order by booking_id, number`,
    [ctx.instance.id, ids],
  );

type RatingRow = { booking_id: number; guest_number: number | null; score: RatingScore; comment: string };

const listRatings = ({ sql, ctx, ids }: TenantSql & { ids: readonly number[] }): Promise<RatingRow[]> =>
  sql<RatingRow>(
    `select booking_id, guest_number, score, comment from booking_ratings
     where instance_id = $1 and booking_id = any ($2)`,
    [ctx.instance.id, ids],
  );

/** The place that is kept for a waiting party, and what taking it costs. */
function offerOf({ ctx, booking, me }: Opened & Pick<TenantSql, 'ctx'>): Booking['offer'] {
  const { status, held_until: until, people, supplier } = booking;
  if (status !== 'waiting_list' || until === null) return null;
  const { booking: rules } = supplier.settings;
  const { deposit = null, approvedPeople = null } = rules ?? {};
  const minor = me === null ? depositMinorOf({ deposit, people }) : null;
  return {
    until: until.toISOString(),
    is_over: until <= ctx.now,
    deposit: minor === null ? null : majorOf(ctx.instance.currency)(minor),
    is_approved: approvalOf({ approvedPeople, people }) === 'approved',
  };
}

/** `held` is read by nobody. */
const stateOf = ({ status }: BookingRow): BookingState => (status === 'held' ? 'pending' : status);

/** Lists the dishes ahead of bookings whose branch takes them, by booking. */
const listOrders = ({ sql, ctx, bookings }: TenantSql & { bookings: readonly BookingRow[] }) =>
  readAhead({
    sql,
    ctx,
    bookings: bookings.filter(
      ({ status, supplier: { services, on_table_class: onTableClass } }) =>
        status !== 'cancelled' && hasTableAccounts({ services, onTableClass }),
    ),
  });

/** Guests, ratings, messages and orders ahead of the bookings. */
type BookingAsides = {
  guests: readonly GuestRow[];
  ratings: readonly RatingRow[];
  messages: readonly MessageRow[];
  orders: ReadonlyMap<number, OrderAhead>;
};

export async function loadAsides({
  bookings,
  ...work
}: TenantSql & { bookings: readonly BookingRow[] }): Promise<BookingAsides> {
  const ids = bookings.map(({ id }) => id);
  const [guests, ratings, messages, orders] = await Promise.all([
    listGuests({ ...work, ids }),
    listRatings({ ...work, ids }),
    listMessages({ ...work, ids }),
    listOrders({ ...work, bookings }),
  ]);
  return { guests, ratings, messages, orders };
}

/** Why the one who reads cannot rate the visit now: also of a guest who took themself out (rule booking/rating). */
export const ratingObstacleOf = ({
  ctx,
  booking,
  me,
  guests,
}: Opened & Pick<TenantSql, 'ctx'> & { guests: readonly GuestRow[] }) =>
  ratingObstacle({
    state: stateOf(booking),
    startsAt: booking.starts_at,
    wasThere:
      booking.no_show_at === null &&
      !guests.some((one) => one.booking_id === booking.id && one.number === me && one.left_at !== null),
    now: ctx.now,
  });

export function toBooking({
  ctx,
  booking,
  me,
  guests,
  ratings,
  messages,
  orders,
}: Opened & Pick<TenantSql, 'ctx'> & BookingAsides): Booking {
  const { starts_at: startsAt, seated_at: seatedAt } = booking;
  const supplier = asAgreed(booking);
  const { name, address, phone, whatsapp, timezone } = supplier.settings;
  const timed = { state: stateOf(booking), startsAt };
  const shown = guests.filter(
    (one) => one.booking_id === booking.id && one.removed_at === null && (me === null || one.number === me),
  );
  const rating = ratings.find((one) => one.booking_id === booking.id && one.guest_number === me);
  return {
    id: booking.id,
    state: timed.state,
    supplier: { id: supplier.id, slug: supplier.slug, name, address, phone, whatsapp, timezone },
    ...bookedAt({ row: supplier, at: startsAt }),
    starts_at: startsAt.toISOString(),
    ends_at: booking.ends_at.toISOString(),
    people: booking.people,
    name: booking.contact?.name ?? '',
    // The organiser and the branch alone read them (rule booking/guests).
    notes: me === null ? booking.notes : '',
    me,
    guests: shown.map(({ number, name: guest, email, left_at }) => ({
      number,
      name: guest,
      email,
      is_out: left_at !== null,
    })),
    is_seated: seatedAt !== null,
    can_change: changeObstacle({ ...timed, seatedAt, now: ctx.now }) === null,
    change_until: changeEnd(timed).toISOString(),
    decline_reason: booking.decline_reason,
    messages: me === null ? messagesOf(messages, booking.id) : [],
    offer: offerOf({ ctx, booking, me }),
    can_rate: !rating && ratingObstacleOf({ ctx, booking, me, guests }) === null,
    rating: rating ? { score: rating.score, comment: rating.comment } : null,
    mail: ctx.mail === null || me !== null || !booking.contact?.email ? null : booking.muted_at === null,
    order: orders.get(booking.id) ?? null,
    deposit: me === null ? toBookingDeposit({ deposit: booking.deposit, ctx }) : null,
  };
}

/** A booking as it is now. */
export async function readBooking({ sql, ctx, booking, me }: TenantSql & Opened): Promise<Booking> {
  return toBooking({ ctx, booking, me, ...(await loadAsides({ sql, ctx, bookings: [booking] })) });
}
