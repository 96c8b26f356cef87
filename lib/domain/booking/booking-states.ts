/** (rule booking/states) */
export const BOOKING_STATES = ['pending', 'approved', 'waiting_list', 'cancelled'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** Staff make these beside bookings: a walk-in party and a blocked table (rule staff/bookings). */
export const BOOKING_KINDS = ['booking', 'walk_in', 'block'] as const;
export type BookingKind = (typeof BOOKING_KINDS)[number];

const MINUTE_MS = 60_000;
/** How long a table waits while the form is filled (rule booking/hold). */
export const HOLD_MS = 5 * MINUTE_MS;
/** How long a place waits for who is offered it (rule booking/waiting-list). */
export const OFFER_MS = 15 * MINUTE_MS;
/** The screen changes a booking until so long before its hour; later one calls (rule booking/change). */
const CUT_OFF_MS = 120 * MINUTE_MS;

type Timed = { state: BookingState; startsAt: Date };

/** Until when a diner may change or cancel (rule booking/change): of the waiting list one may leave until its hour. */
export const changeEnd = ({ state, startsAt }: Timed): Date =>
  state === 'waiting_list' ? startsAt : new Date(startsAt.getTime() - CUT_OFF_MS);

/** Says why a booking cannot be changed, also where its party came early, and sits (rule booking/change). */
export const changeObstacle = ({
  now,
  seatedAt,
  ...booking
}: Timed & { seatedAt: Date | null; now: Date }): 'booking_over' | 'booking_too_late' | null => {
  if (booking.state === 'cancelled' || booking.startsAt <= now) return 'booking_over';
  return seatedAt === null && now < changeEnd(booking) ? null : 'booking_too_late';
};
