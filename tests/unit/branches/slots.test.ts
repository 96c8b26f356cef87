import { resolveNextChange } from '@/lib/domain/branches/next-change';
import type { OpeningHours } from '@/lib/domain/branches/opening-hours';
import { slotEnd, slotHours } from '@/lib/domain/branches/slot-hours';
import {
  findNextSlot,
  findSlot,
  isSchedulable,
  listOfferedDays,
  listSlots,
  slotKey,
  takesHours,
} from '@/lib/domain/branches/slots';

const bogota: OpeningHours = {
  timezone: 'America/Bogota',
  weekly: [
    { days: ['fri'], open: '22:00', close: '01:00', services: null },
    { days: ['sat'], open: '12:00', close: '13:30', services: ['delivery'] },
    { days: ['sat'], open: '18:00', close: '19:00', services: ['book'] },
  ],
  exceptions: [{ from: '2026-12-25', to: '2026-12-25', name: 'Navidad', shifts: [] }],
};
const long = new Date('2026-11-01T00:00:00Z');
const hoursOf = (date: string, more: { service?: string; hours?: OpeningHours; slotMinutes?: number } = {}) =>
  listSlots({
    hours: bogota,
    day: date,
    now: long,
    leadMinutes: 0,
    slotMinutes: 30,
    slotOrders: null,
    ...more,
  }).map((slot) => (slot.date === date ? slot.hour : `${slot.hour}+`));

test.each([
  {
    why: 'what a late shift has after midnight comes last (rule branches/night)',
    date: '2026-11-20',
    hours: ['22:00', '22:30', '23:00', '23:30', '00:00+', '00:30+'],
  },
  {
    why: 'and is no part of the next day (rule branches/night)',
    date: '2026-11-21',
    hours: ['12:00', '12:30', '13:00', '18:00', '18:30'],
  },
  { why: 'a day without shifts has none', date: '2026-11-23', hours: [] },
  { why: 'a closed day has none', date: '2026-12-25', hours: [] },
  {
    why: 'but the night before a closed day is served to its end',
    date: '2026-12-26',
    hours: ['12:00', '12:30', '13:00', '18:00', '18:30'],
  },
])('$why', ({ date, hours }) => {
  expect(hoursOf(date)).toEqual(hours);
});

test('shifts of other services are left out', () => {
  expect(hoursOf('2026-11-21', { service: 'book' })).toEqual(['18:00', '18:30']);
});

test('they are as far apart as the branch says (rule branches/slots)', () => {
  expect(hoursOf('2026-11-21', { service: 'book', slotMinutes: 15 })).toHaveLength(4);
  expect(hoursOf('2026-11-21', { service: 'delivery', slotMinutes: 60 })).toEqual(['12:00', '13:00']);
});

test.each([
  ['2026-11-20', false],
  ['2026-11-21', true],
  ['2026-11-23', true],
  ['2026-11-24', false],
  ['9999-12-31', false],
])('of three days, today counts: %s is %s (rule branches/slots)', (date, isOffered) => {
  const now = new Date('2026-11-21T17:00:00Z');
  expect(isSchedulable({ day: date, now, hours: bogota, days: 3 })).toBe(isOffered);
});

test('a slot can be taken when it is at least the lead away (rule branches/slots)', () => {
  const now = new Date('2026-11-21T17:00:00Z');
  const slots = listSlots({
    hours: bogota,
    day: '2026-11-21',
    now,
    leadMinutes: 30,
    slotMinutes: 30,
    slotOrders: null,
    service: 'delivery',
  });
  expect(slots.filter((slot) => slot.available).map((slot) => slot.hour)).toEqual(['12:30', '13:00']);
});

test('a slot takes so many orders as the branch says, and is full then (rule branches/slot-places)', () => {
  const [date, free] = ['2026-11-21', { date: '2026-11-21', hour: '12:30' }];
  const taken = new Map([
    [slotKey({ date, hour: '12:00' }), 2],
    [slotKey(free), 1],
  ]);
  const asked = { hours: bogota, now: long, leadMinutes: 0, slotMinutes: 30, service: 'delivery', taken };
  const full = (slotOrders: number | null) =>
    listSlots({ ...asked, day: date, slotOrders }).flatMap((slot) => (slot.full ? [slot.hour] : []));
  expect([full(2), full(1), full(null)]).toEqual([['12:00'], ['12:00', '12:30'], []]);
  const now = new Date('2026-11-21T16:00:00Z');
  expect(findNextSlot({ ...asked, now, slotOrders: 2, days: 1 })).toEqual({ ...free, day: date });
});

test.each([
  ['its last slot is ahead', '2026-11-21T17:15:00Z', '2026-11-21'],
  ['its last slot is over', '2026-11-21T17:45:00Z', '2026-11-27'],
])('today is a day to choose when %s (rule branches/slots)', (_case, at, first) => {
  const asked = { hours: bogota, now: new Date(at), leadMinutes: 30, slotMinutes: 30, service: 'delivery' };
  const taken = new Map([[slotKey({ date: '2026-11-21', hour: '13:00' }), 1]]);
  const days = (slotOrders: number | null) => listOfferedDays({ ...asked, days: 14, taken, slotOrders });
  expect([days(null)[0], days(1)[0], days(1).at(-1)]).toEqual([first, first, '2026-12-04']);
  expect(listOfferedDays({ ...asked, days: 3, slotOrders: null })[0]).toBe('2026-11-21');
});

test('a full slot that is over is not full (rule branches/slot-places)', () => {
  const [date, now] = ['2026-11-21', new Date('2026-11-21T17:15:00Z')];
  const taken = new Map([[slotKey({ date, hour: '12:00' }), 1]]);
  const slots = listSlots({
    hours: bogota,
    day: date,
    now,
    leadMinutes: 0,
    slotMinutes: 30,
    slotOrders: 1,
    taken,
  });
  expect(slots).toContainEqual({ date, hour: '12:00', available: false, full: false });
});

test.each([
  [
    'today, after the preparation',
    '2026-11-21T16:45:00Z',
    14,
    { date: '2026-11-21', hour: '12:30', day: '2026-11-21' },
  ],
  ['another day', '2026-11-21T18:00:00Z', 14, { date: '2026-11-27', hour: '22:00', day: '2026-11-27' }],
  ['none within the days', '2026-11-21T18:00:00Z', 3, null],
  ['none where it takes none for later', '2026-11-21T16:45:00Z', 0, null],
])('the next slot is %s (rule branches/next-slot)', (_case, at, days, expected) => {
  const asked = { hours: bogota, now: new Date(at), leadMinutes: 30, slotMinutes: 30, slotOrders: null };
  expect(findNextSlot({ ...asked, service: 'delivery', days })).toEqual(expected);
});

test.each([
  ['delivery', ['delivery', 'schedule'], 14, true],
  ['delivery', ['delivery', 'schedule'], 0, false],
  ['delivery', ['delivery', 'take_away'], 14, false],
  ['take_away', ['take_away'], 14, true],
  ['take_away', ['take_away'], 0, false],
  ['take_away', ['schedule'], 14, false],
  ['on_table', ['on_table', 'schedule'], 14, false],
] as const)(
  '%s of a branch with %s and %s days is taken for later: %s (rule branches/slots)',
  (service, services, days, expected) => {
    expect(takesHours({ service, services, days })).toBe(expected);
  },
);

test('a slot is named from when to when, also past midnight', () => {
  expect(slotEnd({ hour: '23:30', slotMinutes: 30 })).toBe('00:00');
  expect(slotHours({ hour: '12:00', slotMinutes: 30 }, 'es-CL')).toBe('12:00–\u206012:30');
  expect(slotHours({ hour: '23:30', slotMinutes: 60 }, 'es-CL')).toBe('23:30–\u206000:30');
});

test('minutes that the clocks skip are no slots (rule branches/slots)', () => {
  const santiago: OpeningHours = {
    timezone: 'America/Santiago',
    weekly: [{ days: ['sun'], open: '00:00', close: '02:00', services: null }],
    exceptions: [],
  };
  // Chile puts its clocks forward at midnight of 2026-09-06.
  expect(hoursOf('2026-09-06', { hours: santiago })).toEqual(['01:00', '01:30']);
  expect(hoursOf('2026-09-13', { hours: santiago })).toEqual(['00:00', '00:30', '01:00', '01:30']);
});

test.each([
  { at: '2026-11-21T03:30:00Z', change: '2026-11-21T06:00:00.000Z', why: 'a late shift closes tomorrow' },
  { at: '2026-11-21T05:30:00Z', change: '2026-11-21T06:00:00.000Z', why: 'and after midnight, today' },
  { at: '2026-11-21T06:30:00Z', change: '2026-11-21T17:00:00.000Z', why: 'a closed branch opens at noon' },
  { at: '2026-11-22T06:30:00Z', change: '2026-11-28T03:00:00.000Z', why: 'or on Friday night' },
])('$why', ({ at, change }) => {
  expect(resolveNextChange({ hours: bogota, at: new Date(at) })?.toISOString()).toBe(change);
});

test('a branch that never opens has no next change', () => {
  const never = { ...bogota, weekly: [] };
  expect(resolveNextChange({ hours: never, at: long })).toBeNull();
});

describe('after midnight, while the night goes on', () => {
  const asked = {
    hours: bogota,
    now: new Date('2026-11-21T05:10:00Z'),
    leadMinutes: 0,
    slotMinutes: 30,
    slotOrders: null,
    service: 'delivery',
    days: 2,
  };

  test('the day of the night is the first, with what is left of it (rule branches/night)', () => {
    expect(listOfferedDays(asked)).toEqual(['2026-11-20', '2026-11-21', '2026-11-22']);
    expect(findNextSlot(asked)).toEqual({ date: '2026-11-21', hour: '00:30', day: '2026-11-20' });
  });

  test('a slot is found by its own date (rule branches/night)', () => {
    expect(findSlot({ ...asked, slot: { date: '2026-11-21', hour: '00:30' } })?.available).toBe(true);
    expect(findSlot({ ...asked, slot: { date: '2026-11-20', hour: '00:30' } })).toBeNull();
  });
});
