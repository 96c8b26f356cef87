import type { Weekday } from '@/lib/domain/branches/opening-hours';
import type { DepositRules } from './deposit';

export const BOOKING_INTERVALS = [15, 30] as const;
type BookingInterval = (typeof BOOKING_INTERVALS)[number];

/** How a branch lets its tables be booked (rule booking/hours, rule booking/stay, rule booking/tables). */
export type BookingRules = {
  /** From the first to the last hour at which one may come; a `last` before `first` is on the next day. */
  hours: readonly { days: readonly Weekday[]; first: string; last: string }[];
  interval: BookingInterval;
  /** Up to so many people stay so many minutes, ascending; the last counts for larger parties too. */
  stays: readonly { people: number; minutes: number }[];
  /** At least so long before the hour. */
  noticeMinutes: number;
  /** Today counts. */
  days: number;
  maxPeople: number;
  /** So many seats may stay empty; null: any number. */
  oversize: number | null;
  walkInDays: readonly Weekday[];
  walkInDates: readonly string[];
  waitingListDays: readonly Weekday[];
  /** Larger parties wait for staff; null: none does (rule booking/approval). */
  approvedPeople: number | null;
  /** Left out or null: none is asked (rule booking/deposit). */
  deposit?: DepositRules | null;
};

/** (rule booking/stay) */
export function stayMinutes({ stays, people }: Pick<BookingRules, 'stays'> & { people: number }): number {
  const stay = stays.find((one) => people <= one.people) ?? stays.at(-1);
  return stay?.minutes ?? 0;
}

/** Bookings of one person over the same time at a branch (rule booking/at-once): a large party may sit at two tables. */
export const MOST_AT_ONCE = 2;

/** A span of time in milliseconds; its end is not in it. */
export type Span = { from: number; to: number };

export const staySpan = ({
  stays,
  people,
  at,
}: Pick<BookingRules, 'stays'> & { people: number; at: Date }): Span => ({
  from: at.getTime(),
  to: at.getTime() + stayMinutes({ stays, people }) * 60_000,
});

/** The state of a booking that found a table (rule booking/approval). */
export const approvalOf = ({
  approvedPeople,
  people,
}: Pick<BookingRules, 'approvedPeople'> & { people: number }): 'approved' | 'pending' =>
  approvedPeople === null || people <= approvedPeople ? 'approved' : 'pending';
