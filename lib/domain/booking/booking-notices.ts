import { addDays } from '@/lib/domain/branches/opening-hours';
import { DAY_MINUTES, toMinutes } from '@/lib/domain/time/clock-time';
import { toInstant } from '@/lib/domain/time/zoned-time';
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
  'message',
] as const;
export type BookingNotice = (typeof BOOKING_NOTICES)[number];

const HOUR_MS = 3_600_000;
/** Minutes of a day at whose first and last a mail still wakes nobody. */
const WAKING = { first: 8 * 60, last: 22 * 60 };
/** Notices to one address within a day (rule booking/notices). */
export const MOST_NOTICES = 20;

/** Messages of the branch about one booking within a day (rule booking/messages). */
export const MOST_MESSAGES = 5;
export const MOST_MESSAGE_WORDS = 500;

/** Notices that tell of a booking when it is made or changes its state. */
export const noticeOf = (state: BookingState): BookingNotice =>
  (({ pending: 'received', approved: 'approved', waiting_list: 'waiting', cancelled: 'cancelled' }) as const)[
    state
  ];

/** Date and hour are the branch's clock; `day` is the one before `date` where the hour ends its night (rule branches/night). */
type Booked = { date: string; hour: string; day: string };
type Placed = { booked: Booked; timezone: string };

/** The instant so many days from the day to which an hour belongs, at that hour or the nearest at which people are up. */
function wakingAt({ booked: { date, hour, day }, timezone, days }: Placed & { days: number }): Date {
  const minute = toMinutes(hour) + (date === day ? 0 : DAY_MINUTES);
  const awake = Math.min(Math.max(minute, WAKING.first), WAKING.last);
  return toInstant({ date: addDays(day, days), minute: awake, timezone }).at;
}

/** A reminder goes out on the day before, so that its «tomorrow» is true; null where that is over, or less than an hour away (rule booking/notices). */
export function reminderAt({ now, ...placed }: Placed & { now: Date }): Date | null {
  const at = wakingAt({ ...placed, days: -1 });
  return at.getTime() - now.getTime() < HOUR_MS ? null : at;
}

/** The day after the visit its diner is asked how it was (rule booking/notices). */
export const ratingMailAt = (placed: Placed): Date => wakingAt({ ...placed, days: 1 });

/** A notice about a running booking is sent only if it is still true. */
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
  if (kind === 'message') return true;
  if (kind === 'rating') return canRate;
  if (kind === 'cancelled') return state === 'cancelled';
  if (state === 'cancelled' || startsAt <= now) return false;
  if (kind === 'place_free') return state === 'waiting_list' && offeredUntil !== null && offeredUntil > now;
  if (kind === 'changed' || kind === 'invited') return true;
  return kind === 'reminder' ? state === 'approved' : kind === noticeOf(state);
}
