import { openSince } from '@/lib/domain/branches/open-since';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';

const shift = (open: string, close: string) => ({ days: [...WEEKDAYS], open, close, services: null });
const hoursOf = (...weekly: ReturnType<typeof shift>[]) => ({
  timezone: 'America/Bogota',
  weekly,
  exceptions: [],
});
const since = (hours: ReturnType<typeof hoursOf>, at: string) =>
  openSince({ hours, at: new Date(at) })?.toISOString() ?? null;

test.each([
  [
    'its shift of the day',
    hoursOf(shift('12:00', '22:00')),
    '2026-03-03T18:00:00Z',
    '2026-03-03T17:00:00.000Z',
  ],
  [
    'the minute of its first shift',
    hoursOf(shift('12:00', '22:00')),
    '2026-03-03T17:00:00Z',
    '2026-03-03T17:00:00.000Z',
  ],
  [
    'the evening of a night',
    hoursOf(shift('18:00', '02:00')),
    '2026-03-04T06:00:00Z',
    '2026-03-03T23:00:00.000Z',
  ],
  [
    'the first of shifts that touch',
    hoursOf(shift('08:00', '12:00'), shift('12:00', '22:00')),
    '2026-03-03T18:00:00Z',
    '2026-03-03T13:00:00.000Z',
  ],
  [
    'two days ago where it never closes',
    hoursOf(shift('00:00', '00:00')),
    '2026-03-03T18:00:00Z',
    '2026-03-01T05:00:00.000Z',
  ],
])('a branch is open since %s', (_since, hours, at, expected) => {
  expect(since(hours, at)).toBe(expected);
});

test('a branch that is closed is open since never', () => {
  expect(since(hoursOf(shift('12:00', '22:00')), '2026-03-03T16:59:00Z')).toBeNull();
  expect(since(hoursOf(shift('12:00', '22:00')), '2026-03-04T03:00:00Z')).toBeNull();
  expect(since(hoursOf(), '2026-03-04T03:00:00Z')).toBeNull();
});
