import { dayOfMinute, openDayOfMinute } from '@/lib/domain/branches/night';
import { addDays, type OpeningHours, shiftsOn, weekdayOf } from '@/lib/domain/branches/opening-hours';
import { isCalendarDate } from '@/lib/domain/time/calendar-date';
import { DAY_MINUTES, toClockTime, toMinutes } from '@/lib/domain/time/clock-time';
import { localMoment } from '@/lib/domain/time/local-moment';
import { toInstant } from '@/lib/domain/time/zoned-time';
import type { BookingRules } from './booking-rules';

/** The branch's clock counts; `at` is the moment of it. `day` is the one on which its evening began, `date` the calendar's. */
export type BookingHour = { date: string; hour: string; at: Date; day: string };
type Branch = { rules: BookingRules; hours: OpeningHours };
type Asked = Branch & { now: Date };

export const BOOKING_DAY_STATES = ['open', 'walk_in', 'closed', 'out_of_range'] as const;
export type BookingDayState = (typeof BOOKING_DAY_STATES)[number];

export const isWalkIn = ({ walkInDays, walkInDates }: BookingRules, day: string): boolean =>
  walkInDays.includes(weekdayOf(day)) || walkInDates.includes(day);

/** (rule booking/waiting-list) */
export const takesWaiters = ({ rules, day }: { rules: BookingRules; day: string }): boolean =>
  rules.waitingListDays.includes(weekdayOf(day));

/** Whether the branch is open for bookings at a minute past the day's midnight; shifts that touch are one (rule booking/hours). */
export function openFrom({ hours, day }: { hours: OpeningHours; day: string }) {
  const spans = [-1, 0, 1].flatMap((inDays) =>
    shiftsOn({ hours, date: addDays(day, inDays), service: 'book' }).map(({ start, end }) => ({
      start: start + inDays * DAY_MINUTES,
      end: end + inDays * DAY_MINUTES,
    })),
  );
  return (minute: number) => spans.some(({ start, end }) => start <= minute && minute < end);
}

/** The spans from a first to a last booking hour, in minutes past the day's midnight. */
const spansOf = ({ rules, day }: { rules: BookingRules; day: string }) =>
  rules.hours
    .filter(({ days }) => days.includes(weekdayOf(day)))
    .map(({ first, last }) => ({
      start: toMinutes(first),
      end: toMinutes(last) + (last < first ? DAY_MINUTES : 0),
    }));

/** The end of the span is an hour too. */
const nightSpansOf = (rules: BookingRules) => (day: string) =>
  spansOf({ rules, day }).map(({ start, end }) => ({ start, end: end + 1 }));

/** The day to which a minute of a date belongs where tables are booked (rule branches/night). */
export function bookingDayOf({
  rules,
  hours,
  date,
  minute,
}: Branch & { date: string; minute: number }): string {
  const spansOn = nightSpansOf(rules);
  const isOwn = spansOn(date).some(({ start, end }) => start <= minute && minute < end);
  const day = dayOfMinute({ date, minute, spansOn });
  return day === date && !isOwn ? openDayOfMinute({ hours, date, minute }) : day;
}

type Minute = { minute: number; day: string };

/** All of a day's evening, ascending, whether they exist or not: telling that takes time. */
export function minutesOf({ rules, hours, day }: Branch & { day: string }): Minute[] {
  const isOpen = openFrom({ hours, day });
  const isOwn = (minute: number) =>
    minute >= DAY_MINUTES || dayOfMinute({ date: day, minute, spansOn: nightSpansOf(rules) }) === day;
  const all = spansOf({ rules, day }).flatMap(({ start, end }) =>
    Array.from(
      { length: Math.floor((end - start) / rules.interval) + 1 },
      (_, index) => start + index * rules.interval,
    ),
  );
  return [...new Set(all)]
    .filter((minute) => isOpen(minute) && isOwn(minute))
    .sort((a, b) => a - b)
    .map((minute) => ({ minute, day }));
}

/** None where a change of clocks skips it. */
function hourAt({ hours, minute, day }: Minute & { hours: OpeningHours }): BookingHour[] {
  const date = minute < DAY_MINUTES ? day : addDays(day, 1);
  const { at, exists } = toInstant({ date, minute: minute % DAY_MINUTES, timezone: hours.timezone });
  return exists ? [{ date, hour: toClockTime(minute), at, day }] : [];
}

const earliestOf = ({ rules, now }: Pick<Asked, 'rules' | 'now'>): number =>
  now.getTime() + rules.noticeMinutes * 60_000;

const freeHoursOf = (asked: Asked & { day: string }): BookingHour[] =>
  minutesOf(asked)
    .flatMap((one) => hourAt({ ...asked, ...one }))
    .filter(({ at }) => at.getTime() >= earliestOf(asked));

/** Says whether the day is today or later; the evening before counts while it can still be booked (rule branches/night). */
function isInRange({ day, ...asked }: Asked & { day: string }): boolean {
  const { rules, hours, now } = asked;
  const today = localMoment({ at: now, timezone: hours.timezone }).date;
  if (!isCalendarDate(day) || rules.days === 0) return false;
  if (day >= today) return day < addDays(today, rules.days);
  return day === addDays(today, -1) && freeHoursOf({ ...asked, day }).length > 0;
}

/** The days for which a table can be booked (rule booking/days). */
export function listBookingDays(asked: Asked): string[] {
  const { rules, hours, now } = asked;
  const today = localMoment({ at: now, timezone: hours.timezone }).date;
  const days = Array.from({ length: rules.days + 1 }, (_, ahead) => addDays(today, ahead - 1));
  return days.filter((day) => day >= today || isInRange({ ...asked, day }));
}

/**
 * The hours of a day for which a table can be booked, in the branch's zone: one that a change of clocks skips is none, of
 * one that comes twice the first counts (rule booking/hours). Those after midnight end the evening of the day (rule branches/night).
 */
export function listBookingHours(asked: Asked & { day: string }): BookingHour[] {
  if (!isInRange(asked)) return [];
  return isWalkIn(asked.rules, asked.day) ? [] : freeHoursOf(asked);
}

/** Whether one of the day's shifts is not over: who comes then needs no booking. */
const isOpenAhead = ({ hours, day, now }: Asked & { day: string }): boolean =>
  shiftsOn({ hours, date: day }).some(
    ({ end }) => toInstant({ date: day, minute: end, timezone: hours.timezone }).at > now,
  );

/** The words of a day in the strip (rule booking/days). */
export function bookingDayState(asked: Asked & { day: string }): BookingDayState {
  const { rules, day } = asked;
  if (!isInRange(asked)) return 'out_of_range';
  const all = minutesOf(asked);
  const earliest = earliestOf(asked);
  const isFree = (one: Minute) => hourAt({ ...asked, ...one }).some(({ at }) => at.getTime() >= earliest);
  // The last hour tells it at once.
  if (!isWalkIn(rules, day) && all.reverse().some(isFree)) return 'open';
  return isOpenAhead(asked) ? 'walk_in' : 'closed';
}

export type HourObstacle =
  | 'booking_people'
  | 'booking_day'
  | 'booking_walk_in'
  | 'booking_notice'
  | 'booking_hour';

/** An hour of a date by the clock as it can be booked, or why it cannot (rule booking/hours). */
export function findBookingHour({
  date,
  hour,
  people,
  ...asked
}: Asked & { date: string; hour: string; people: number }):
  | { found: BookingHour; obstacle: null }
  | { found: null; obstacle: HourObstacle } {
  const refuse = (obstacle: HourObstacle) => ({ found: null, obstacle });
  if (people > asked.rules.maxPeople) return refuse('booking_people');
  if (!isCalendarDate(date)) return refuse('booking_day');
  const minute = toMinutes(hour);
  const day = bookingDayOf({ ...asked, date, minute });
  if (!isInRange({ ...asked, day })) return refuse('booking_day');
  const all = minutesOf({ ...asked, day });
  if (all.length === 0) return refuse(isOpenAhead({ ...asked, day }) ? 'booking_walk_in' : 'booking_day');
  const wanted = day === date ? minute : minute + DAY_MINUTES;
  const [found] = all.filter((one) => one.minute === wanted).flatMap((one) => hourAt({ ...asked, ...one }));
  if (!found) return refuse('booking_hour');
  if (isWalkIn(asked.rules, day)) return refuse('booking_walk_in');
  if (found.at.getTime() < earliestOf(asked)) return refuse('booking_notice');
  return { found, obstacle: null };
}
