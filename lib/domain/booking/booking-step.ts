import type { BookingState } from './booking-states';

export type BookingStep =
  | 'pending'
  | 'approved'
  /** The party is at its table. */
  | 'seated'
  | 'waiting'
  /** A place is held for who waits. */
  | 'offered'
  /** They let the offer pass, and may still take what is free. */
  | 'offer_over'
  | 'cancelled'
  /** A party keeps its table until it leaves; a place on the waiting list ends at its hour. */
  | 'past';

/** The text and the buttons of a booking's page (rule booking/states, rule booking/waiting-list). */
export function bookingStep({
  booking: { state, startsAt, endsAt, isSeated, offerUntil },
  now,
}: {
  booking: { state: BookingState; startsAt: Date; endsAt: Date; isSeated: boolean; offerUntil: Date | null };
  now: Date;
}): BookingStep {
  if (state === 'cancelled') return 'cancelled';
  if ((state === 'approved' ? endsAt : startsAt) <= now) return 'past';
  if (isSeated) return 'seated';
  if (state !== 'waiting_list') return state;
  if (offerUntil === null) return 'waiting';
  return now < offerUntil ? 'offered' : 'offer_over';
}

/** The waiting list has no calendar and no way there; an offer shows the way first (rule booking/calendar). */
export function bookingTools(step: BookingStep): { hasCalendar: boolean; hasWay: boolean } {
  const hasCalendar = step === 'pending' || step === 'approved' || step === 'seated';
  return { hasCalendar, hasWay: hasCalendar || step === 'offered' };
}
