import { type OpeningHours, shiftsOn } from '@/lib/domain/branches/opening-hours';
import { DAY_MINUTES } from '@/lib/domain/time/clock-time';
import { localMoment } from '@/lib/domain/time/local-moment';
import { toInstant } from '@/lib/domain/time/zoned-time';
import { isWalkIn, minutesOf } from './booking-hours';
import type { BookingRules, Span } from './booking-rules';

type Asked = { rules: BookingRules; hours: OpeningHours; day: string };

/** How tables are given on a day: by bookings, to parties without one alone, or not at all. */
export const BOOKING_DAY_KINDS = ['bookings', 'walk_in', 'closed'] as const;
export type BookingDayKind = (typeof BOOKING_DAY_KINDS)[number];

/** (rule booking/hours) */
export function bookingDayKind({ rules, hours, day }: Asked): BookingDayKind {
  if (minutesOf({ rules, hours, day }).length > 0 && !isWalkIn(rules, day)) return 'bookings';
  return shiftsOn({ hours, date: day }).length > 0 ? 'walk_in' : 'closed';
}

/** From noon to midnight, where nothing is known of a day. */
const UNKNOWN = [12 * 60, DAY_MINUTES];
const MINUTE_MS = 60_000;

const pastHour = ({ at, timezone }: { at: number; timezone: string }): number =>
  (localMoment({ at: new Date(at), timezone }).minute % 60) * MINUTE_MS + (at % MINUTE_MS);

/**
 * The time that a day of tables takes, its night included: the shifts, the booking hours and the stays of the day, in whole hours of
 * the branch's clock. Measured on instants, so that a night of 23 or 25 hours is as long as it is.
 * @param stays what takes tables on that day
 */
export function bookingSpanOf({ stays, ...asked }: Asked & { stays: readonly Span[] }): Span {
  const { hours, day } = asked;
  const { timezone } = hours;
  const shifts = shiftsOn({ hours, date: day, service: 'book' }).flatMap(({ start, end }) => [start, end]);
  const known = [...shifts, ...minutesOf(asked).map(({ minute }) => minute)];
  const moments = [
    ...(known.length > 0 ? known : UNKNOWN).map((minute) =>
      toInstant({ date: day, minute, timezone }).at.getTime(),
    ),
    ...stays.flatMap(({ from, to }) => [from, to]),
  ];
  const from = Math.min(...moments);
  const to = Math.max(...moments);
  const over = pastHour({ at: to, timezone });
  return {
    from: from - pastHour({ at: from, timezone }),
    to: over === 0 ? to : to - over + 60 * MINUTE_MS,
  };
}
