import {
  bookingDayOf,
  bookingDayState,
  findBookingHour,
  listBookingDays,
  listBookingHours,
  takesWaiters,
} from '@/lib/domain/booking/booking-hours';
import { approvalOf, type BookingRules, stayMinutes, staySpan } from '@/lib/domain/booking/booking-rules';
import type { OpeningHours } from '@/lib/domain/branches/opening-hours';

const RULES: BookingRules = {
  hours: [
    { days: ['tue', 'wed', 'thu'], first: '12:00', last: '13:30' },
    { days: ['fri', 'sat'], first: '22:30', last: '00:30' },
    { days: ['sun'], first: '12:00', last: '13:00' },
  ],
  interval: 30,
  stays: [
    { people: 2, minutes: 90 },
    { people: 4, minutes: 120 },
  ],
  noticeMinutes: 60,
  days: 400,
  maxPeople: 8,
  oversize: null,
  walkInDays: ['sun'],
  walkInDates: ['2026-11-25'],
  waitingListDays: ['sat'],
  approvedPeople: 6,
};
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
const openHours = (timezone: string): OpeningHours => ({
  timezone,
  weekly: [
    { days: ['mon', 'tue', 'wed', 'thu', 'sun'], open: '10:00', close: '23:00', services: null },
    { days: ['fri', 'sat'], open: '10:00', close: '02:00', services: null },
  ],
  exceptions: [
    { from: '2026-12-24', to: '2026-12-24', name: 'Nochebuena', shifts: [{ open: '10:00', close: '13:00' }] },
    { from: '2026-12-25', to: '2026-12-26', name: 'Navidad', shifts: [] },
  ],
});
const BOGOTA = openHours('America/Bogota');
/** A Wednesday, 11:30 in Bogotá. */
const NOW = new Date('2026-11-18T16:30:00Z');
const asked = { rules: RULES, hours: BOGOTA, now: NOW };
const hoursOn = (date: string, more: Partial<typeof asked> = {}) =>
  listBookingHours({ ...asked, ...more, day: date }).map((one) =>
    one.date === date ? one.hour : `${one.hour}+`,
  );

test.each([
  { why: 'every half hour to the last one', date: '2026-11-19', hours: ['12:00', '12:30', '13:00', '13:30'] },
  { why: 'today from the notice on', date: '2026-11-18', hours: ['12:30', '13:00', '13:30'] },
  {
    why: 'the end of a late evening comes last on its own day',
    date: '2026-11-20',
    hours: ['22:30', '23:00', '23:30', '00:00+', '00:30+'],
  },
  { why: 'a day for walk-ins has none of the evening before', date: '2026-11-22', hours: [] },
  { why: 'a date for walk-ins has none', date: '2026-11-25', hours: [] },
  { why: 'a day without hours has none', date: '2026-11-23', hours: [] },
  { why: 'a holiday has those at which the branch is open', date: '2026-12-24', hours: ['12:00', '12:30'] },
  { why: 'a closed day has none', date: '2026-12-25', hours: [] },
  { why: 'nor the end of its evening', date: '2026-12-27', hours: [] },
  { why: 'yesterday has none', date: '2026-11-17', hours: [] },
  { why: 'a date that is none', date: '2026-02-30', hours: [] },
])('$why (rule booking/hours)', ({ date, hours }) => {
  expect(hoursOn(date)).toEqual(hours);
});

test('a quarter of an hour apart where the branch says so (rule booking/hours)', () => {
  const rules = { ...RULES, interval: 15 as const, hours: [{ days: DAYS, first: '12:00', last: '12:45' }] };
  expect(hoursOn('2026-11-19', { rules })).toEqual(['12:00', '12:15', '12:30', '12:45']);
});

test('as many days ahead as the branch says, today counts (rule booking/days)', () => {
  const rules = { ...RULES, days: 2 };
  expect(hoursOn('2026-11-19', { rules })).toHaveLength(4);
  expect(hoursOn('2026-11-20', { rules })).toEqual([]);
});

/** In Santiago clocks go back at midnight of 4 April 2026, and forward at midnight of 5 September. */
describe('nights when the clock changes in Santiago', () => {
  const rules: BookingRules = {
    ...RULES,
    hours: [{ days: DAYS, first: '22:30', last: '01:30' }],
    walkInDays: [],
  };
  const night = (date: string) =>
    listBookingHours({
      rules,
      hours: openHours('America/Santiago'),
      now: new Date('2026-04-01T12:00:00Z'),
      day: date,
    });

  test('an hour that comes twice is listed once, as the first (rule booking/hours)', () => {
    const late = night('2026-04-04').filter(({ date }) => date === '2026-04-04');
    expect(late.map(({ hour, at }) => `${hour} ${at.toISOString()}`)).toEqual([
      '22:30 2026-04-05T01:30:00.000Z',
      '23:00 2026-04-05T02:00:00.000Z',
      '23:30 2026-04-05T02:30:00.000Z',
    ]);
    expect(night('2026-04-04')[3]).toMatchObject({ hour: '00:00', at: new Date('2026-04-05T04:00:00Z') });
  });

  test('an hour that is skipped is none (rule booking/hours)', () => {
    expect(night('2026-09-05').map(({ hour }) => hour)).toEqual([
      '22:30',
      '23:00',
      '23:30',
      '01:00',
      '01:30',
    ]);
    const found = findBookingHour({
      rules,
      hours: openHours('America/Santiago'),
      now: new Date('2026-09-01T12:00:00Z'),
      date: '2026-09-06',
      hour: '00:30',
      people: 2,
    });
    expect(found.obstacle).toBe('booking_hour');
  });

  test('a stay lasts as long as on any other night (rule booking/stay)', () => {
    const [hour] = night('2026-04-04').filter((one) => one.hour === '23:30');
    const { from, to } = staySpan({ stays: RULES.stays, people: 2, at: hour?.at ?? NOW });
    expect((to - from) / 60_000).toBe(90);
  });
});

test.each([
  ['2026-11-19', 'open'],
  ['2026-11-22', 'walk_in'],
  ['2026-11-21', 'open'],
  ['2026-11-25', 'walk_in'],
  ['2026-11-23', 'walk_in'],
  ['2026-12-25', 'closed'],
  ['2026-11-17', 'out_of_range'],
  ['9999-12-31', 'out_of_range'],
])('%s is %s in the strip of days (rule booking/days)', (date, state) => {
  expect(bookingDayState({ ...asked, day: date })).toBe(state);
});

test.each([
  { why: 'fits', date: '2026-11-19', hour: '12:30', people: 8, obstacle: null },
  { why: 'too many people', date: '2026-11-19', hour: '12:30', people: 9, obstacle: 'booking_people' },
  { why: 'ends the evening before', date: '2026-11-22', hour: '00:30', people: 2, obstacle: null },
  {
    why: 'a day for walk-ins has',
    date: '2026-11-22',
    hour: '12:30',
    people: 2,
    obstacle: 'booking_walk_in',
  },
  { why: 'a past day', date: '2026-11-17', hour: '12:30', people: 2, obstacle: 'booking_day' },
  {
    why: 'a day without hours to book',
    date: '2026-11-23',
    hour: '12:30',
    people: 2,
    obstacle: 'booking_walk_in',
  },
  { why: 'a closed day', date: '2026-12-25', hour: '12:30', people: 2, obstacle: 'booking_day' },
  { why: 'a day for walk-ins', date: '2026-11-25', hour: '12:30', people: 2, obstacle: 'booking_walk_in' },
  { why: 'too short a notice', date: '2026-11-18', hour: '12:00', people: 2, obstacle: 'booking_notice' },
  { why: 'between two hours', date: '2026-11-19', hour: '12:10', people: 2, obstacle: 'booking_hour' },
])('an hour that $why (rule booking/hours)', ({ obstacle, why: _why, ...wish }) => {
  expect(findBookingHour({ ...asked, ...wish }).obstacle).toBe(obstacle);
});

test.each([
  [1, 90],
  [2, 90],
  [3, 120],
  [8, 120],
])('%i people stay %i minutes (rule booking/stay)', (people, minutes) => {
  expect(stayMinutes({ stays: RULES.stays, people })).toBe(minutes);
});

test.each([
  [6, 6, 'approved'],
  [6, 7, 'pending'],
  [null, 500, 'approved'],
])(
  'up to %p people are approved by rule: %i are %s (rule booking/approval)',
  (approvedPeople, people, state) => {
    expect(approvalOf({ approvedPeople, people })).toBe(state);
  },
);

test('a day takes people on a list where the branch says so (rule booking/waiting-list)', () => {
  expect(takesWaiters({ rules: RULES, day: '2026-11-21' })).toBe(true);
  expect(takesWaiters({ rules: RULES, day: '2026-11-20' })).toBe(false);
});

test.each([
  ['2026-11-19T01:30:00Z', 'walk_in'],
  ['2026-11-19T04:30:00Z', 'closed'],
])(
  'today without an hour left is for walk-ins until the branch closes: at %s %s (rule booking/days)',
  (now, state) => {
    expect(bookingDayState({ ...asked, now: new Date(now), day: '2026-11-18' })).toBe(state);
  },
);

describe('the night of a day', () => {
  const rules: BookingRules = {
    ...RULES,
    hours: [{ days: ['sat'], first: '22:00', last: '00:30' }],
    walkInDays: [],
  };
  const allDay: OpeningHours = {
    ...BOGOTA,
    weekly: [{ days: DAYS, open: '00:00', close: '00:00', services: null }],
  };
  const saturday = { rules, hours: allDay, now: NOW, day: '2026-11-21' };

  test('a branch that is open all day takes bookings past midnight (rule booking/hours)', () => {
    expect(listBookingHours(saturday).map(({ date, hour }) => `${date} ${hour}`)).toEqual([
      '2026-11-21 22:00',
      '2026-11-21 22:30',
      '2026-11-21 23:00',
      '2026-11-21 23:30',
      '2026-11-22 00:00',
      '2026-11-22 00:30',
    ]);
  });

  test('a day that has only the night of the one before cannot be booked (rule branches/night)', () => {
    expect(bookingDayState({ ...saturday, day: '2026-11-22' })).toBe('walk_in');
    expect(listBookingHours({ ...saturday, day: '2026-11-22' })).toEqual([]);
  });

  test('a booked hour belongs to the evening that it ends, the last one too (rule branches/night)', () => {
    const dayAt = (date: string, minute: number) => bookingDayOf({ rules, hours: allDay, date, minute });
    expect(dayAt('2026-11-22', 30)).toBe('2026-11-21');
    expect(dayAt('2026-11-22', 60)).toBe('2026-11-22');
    expect(dayAt('2026-11-21', 22 * 60)).toBe('2026-11-21');
  });

  test('after midnight the evening is offered while it can still be booked (rule booking/days)', () => {
    const at = (now: string) => listBookingDays({ rules, hours: allDay, now: new Date(now) })[0];
    expect(at('2026-11-22T04:20:00Z')).toBe('2026-11-21');
    expect(at('2026-11-22T05:10:00Z')).toBe('2026-11-22');
  });
});
