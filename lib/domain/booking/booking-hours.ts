import { addDays, type OpeningHours, shiftsOn, weekdayOf } from '@/lib/domain/branches/opening-hours';
import { isCalendarDate } from '@/lib/domain/time/calendar-date';
import { DAY_MINUTES, toClockTime, toMinutes } from '@/lib/domain/time/clock-time';
import { localMoment } from '@/lib/domain/time/local-moment';
import { toInstant } from '@/lib/domain/time/zoned-time';
import type { BookingRules } from './booking-rules';

/** By the branch's clock; `at` is the moment of it. `day` is the one on which its evening began. */
export type BookingHour = { hour: string; at: Date; day: string };
type Branch = { rules: BookingRules; hours: OpeningHours };
type Asked = Branch & { date: string; now: Date };

export const BOOKING_DAY_STATES = ['open', 'walk_in', 'closed', 'out_of_range'] as const;
export type BookingDayState = (typeof BOOKING_DAY_STATES)[number];

const isWalkIn = ({ walkInDays, walkInDates }: BookingRules, day: string): boolean =>
  walkInDays.includes(weekdayOf(day)) || walkInDates.includes(day);

/** (rule booking/waiting-list) */
export const takesWaiters = ({ rules, day }: { rules: BookingRules; day: string }): boolean =>
  rules.waitingListDays.includes(weekdayOf(day));

/** Minutes of the date at which the branch is open, those of the night before too. */
function openOn({ hours, date }: { hours: OpeningHours; date: string }) {
  const before = shiftsOn({ hours, date: addDays(date, -1), service: 'book' });
  const spans = [
    ...before.map(({ start, end }) => ({ start: start - DAY_MINUTES, end: end - DAY_MINUTES })),
    ...shiftsOn({ hours, date, service: 'book' }),
  ];
  return (minute: number) => spans.some(({ start, end }) => start <= minute && minute < end);
}

/** Minutes past the day's midnight; of an evening that began on it. */
function minutesFrom({ rules, day }: { rules: BookingRules; day: string }): number[] {
  return rules.hours
    .filter(({ days }) => days.includes(weekdayOf(day)))
    .flatMap(({ first, last }) => {
      const start = toMinutes(first);
      const end = toMinutes(last) + (last < first ? DAY_MINUTES : 0);
      const count = Math.floor((end - start) / rules.interval) + 1;
      return Array.from({ length: count }, (_, index) => start + index * rules.interval);
    });
}

type Minute = { minute: number; day: string };

/** All of a date, ascending, whether they exist or not: telling that takes time. */
function minutesOf({ rules, hours, date }: Branch & { date: string }): Minute[] {
  const isOpen = openOn({ hours, date });
  const found = new Map<number, string>();
  for (const inDays of [-1, 0]) {
    const day = addDays(date, inDays);
    for (const from of minutesFrom({ rules, day })) {
      const minute = from + inDays * DAY_MINUTES;
      if (minute >= 0 && minute < DAY_MINUTES && isOpen(minute) && !found.has(minute)) found.set(minute, day);
    }
  }
  return [...found].sort(([a], [b]) => a - b).map(([minute, day]) => ({ minute, day }));
}

/** None where a change of clocks skips it. */
function hourAt({ hours, date, minute, day }: Minute & { hours: OpeningHours; date: string }): BookingHour[] {
  const { at, exists } = toInstant({ date, minute, timezone: hours.timezone });
  return exists ? [{ hour: toClockTime(minute), at, day }] : [];
}

const isInRange = ({ rules, hours, date, now }: Asked): boolean => {
  const today = localMoment({ at: now, timezone: hours.timezone }).date;
  return isCalendarDate(date) && date >= today && date < addDays(today, rules.days);
};

const earliestOf = ({ rules, now }: Pick<Asked, 'rules' | 'now'>): number =>
  now.getTime() + rules.noticeMinutes * 60_000;

/**
 * The hours for which a table can be booked on a date, in the branch's zone: one that a change of clocks skips is none, of
 * one that comes twice the first counts (rule booking/hours).
 */
export function listBookingHours(asked: Asked): BookingHour[] {
  if (!isInRange(asked)) return [];
  const { rules } = asked;
  const earliest = earliestOf(asked);
  return minutesOf(asked)
    .filter(({ day }) => !isWalkIn(rules, day))
    .flatMap((one) => hourAt({ ...asked, ...one }))
    .filter(({ at }) => at.getTime() >= earliest);
}

/** What a day of the strip says (rule booking/days). */
export function bookingDayState(asked: Asked): BookingDayState {
  if (!isInRange(asked)) return 'out_of_range';
  const all = minutesOf(asked);
  const earliest = earliestOf(asked);
  const isFree = (one: Minute) => hourAt({ ...asked, ...one }).some(({ at }) => at.getTime() >= earliest);
  const booked = all.filter(({ day }) => !isWalkIn(asked.rules, day));
  // The last hour tells it at once.
  if (booked.reverse().some(isFree)) return 'open';
  return all.some(({ day }) => isWalkIn(asked.rules, day)) ? 'walk_in' : 'closed';
}

export type HourObstacle =
  | 'booking_people'
  | 'booking_day'
  | 'booking_walk_in'
  | 'booking_notice'
  | 'booking_hour';

/** The hour as it can be booked, or why it cannot (rule booking/hours). */
export function findBookingHour({
  hour,
  people,
  ...asked
}: Asked & { hour: string; people: number }):
  | { found: BookingHour; obstacle: null }
  | { found: null; obstacle: HourObstacle } {
  const refuse = (obstacle: HourObstacle) => ({ found: null, obstacle });
  if (people > asked.rules.maxPeople) return refuse('booking_people');
  if (!isInRange(asked)) return refuse('booking_day');
  const all = minutesOf(asked);
  if (all.length === 0) return refuse('booking_day');
  const wanted = all.filter(({ minute }) => toClockTime(minute) === hour);
  const [found] = wanted.flatMap((one) => hourAt({ ...asked, ...one }));
  if (!found) return refuse('booking_hour');
  if (isWalkIn(asked.rules, found.day)) return refuse('booking_walk_in');
  if (found.at.getTime() < earliestOf(asked)) return refuse('booking_notice');
  return { found, obstacle: null };
}
