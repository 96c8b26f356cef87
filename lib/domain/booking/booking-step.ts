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
  /** Whoever has a table has it until they leave; for who waits it is over at its hour. */
  | 'past';

/** What a booking's page says and offers (rule booking/states, rule booking/waiting-list). */
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

/** Nobody plans for a table that they may not get; who is offered one finds the way first (rule booking/calendar). */
export function bookingTools(step: BookingStep): { hasCalendar: boolean; hasWay: boolean } {
  const hasCalendar = step === 'pending' || step === 'approved' || step === 'seated';
  return { hasCalendar, hasWay: hasCalendar || step === 'offered' };
}
