import type { BookingState } from './booking-states';

export const BOOKING_NOTICES = [
  'received',
  'approved',
  'waiting',
  'changed',
  'cancelled',
  'reminder',
  'place_free',
  'invited',
  'rating',
] as const;
export type BookingNotice = (typeof BOOKING_NOTICES)[number];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** To one address, within a day (rule booking/notices). */
export const MOST_NOTICES = 20;

/** What tells of a booking that was made or has come into a state. */
export const noticeOf = (state: BookingState): BookingNotice =>
  (({ pending: 'received', approved: 'approved', waiting_list: 'waiting', cancelled: 'cancelled' }) as const)[
    state
  ];

/** A day before; null for who booked less than a day and an hour ahead. */
export function reminderAt({ startsAt, now }: { startsAt: Date; now: Date }): Date | null {
  const ahead = startsAt.getTime() - now.getTime();
  return ahead < DAY_MS + HOUR_MS ? null : new Date(startsAt.getTime() - DAY_MS);
}

/** What waits to be sent while the booking goes on is sent only if it is still true. */
export function isStillTrue({
  kind,
  state,
  startsAt,
  offeredUntil,
  canRate,
  now,
}: {
  kind: BookingNotice;
  state: BookingState;
  startsAt: Date;
  offeredUntil: Date | null;
  /** Its organiser may rate the visit, and has not. */
  canRate: boolean;
  now: Date;
}): boolean {
  if (kind === 'rating') return canRate;
  if (kind === 'cancelled') return state === 'cancelled';
  if (state === 'cancelled' || startsAt <= now) return false;
  if (kind === 'place_free') return state === 'waiting_list' && offeredUntil !== null && offeredUntil > now;
  if (kind === 'changed' || kind === 'invited') return true;
  return kind === 'reminder' ? state === 'approved' : kind === noticeOf(state);
}
