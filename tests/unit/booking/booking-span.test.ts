import type { BookingRules } from '@/lib/domain/booking/booking-rules';
import { bookingDayKind, bookingSpanOf } from '@/lib/domain/booking/booking-span';
import type { OpeningHours } from '@/lib/domain/branches/opening-hours';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const RULES: BookingRules = {
  hours: [{ days: ['thu', 'fri', 'sat'], first: '19:15', last: '00:30' }],
  interval: 15,
  stays: [{ people: 4, minutes: 90 }],
  noticeMinutes: 60,
  days: 60,
  maxPeople: 8,
  oversize: null,
  walkInDays: ['sat'],
  walkInDates: [],
  waitingListDays: [],
  approvedPeople: null,
};
const hoursIn = (timezone: string, open = '18:30', close = '02:15'): OpeningHours => ({
  timezone,
  weekly: [{ days: DAYS.filter((day) => day !== 'mon'), open, close, services: null }],
  exceptions: [],
});
const BOGOTA = hoursIn('America/Bogota');
const HOUR = 3_600_000;

function spanOn(day: string, { hours = BOGOTA, rules = RULES, stays = [] as [string, string][] } = {}) {
  const found = stays.map(([from, to]) => ({ from: Date.parse(from), to: Date.parse(to) }));
  const { from, to } = bookingSpanOf({ rules, hours, day, stays: found });
  return [new Date(from).toISOString(), new Date(to).toISOString()];
}

test('a day takes its shift with the night, in whole hours', () => {
  expect(spanOn('2026-11-20')).toEqual(['2026-11-20T23:00:00.000Z', '2026-11-21T08:00:00.000Z']);
});

test('a stay before it opens or after it closes makes it longer', () => {
  const stays: [string, string][] = [
    ['2026-11-20T20:10:00Z', '2026-11-20T21:00:00Z'],
    ['2026-11-21T07:30:00Z', '2026-11-21T09:00:00Z'],
  ];
  expect(spanOn('2026-11-20', { stays })).toEqual(['2026-11-20T20:00:00.000Z', '2026-11-21T09:00:00.000Z']);
});

test('a day of which nothing is known goes from noon to midnight', () => {
  expect(spanOn('2026-11-23')).toEqual(['2026-11-23T17:00:00.000Z', '2026-11-24T05:00:00.000Z']);
});

test.each([
  { why: 'clocks that go forward in Chile', timezone: 'America/Santiago', day: '2026-09-05', hours: 8 },
  { why: 'clocks that go back in Chile', timezone: 'America/Santiago', day: '2026-04-04', hours: 10 },
  { why: 'no change', timezone: 'America/Santiago', day: '2026-05-09', hours: 9 },
])('$why: a night is as long as it is', ({ timezone, day, hours }) => {
  const { from, to } = bookingSpanOf({ rules: RULES, hours: hoursIn(timezone), day, stays: [] });
  expect((to - from) / HOUR).toBe(hours);
});

test.each([
  { day: '2026-11-20', kind: 'bookings' },
  { day: '2026-11-21', kind: 'walk_in' },
  { day: '2026-11-18', kind: 'walk_in' },
  { day: '2026-11-23', kind: 'closed' },
])('$day is a day of $kind (rule booking/hours)', ({ day, kind }) => {
  expect(bookingDayKind({ rules: RULES, hours: BOGOTA, day })).toBe(kind);
});
