import { dayBegins, dayOfMinute, openDayAt, openDayOfMinute } from '@/lib/domain/branches/night';
import type { OpeningHours } from '@/lib/domain/branches/opening-hours';

const LATE: OpeningHours = {
  timezone: 'America/Bogota',
  weekly: [
    { days: ['sat'], open: '18:00', close: '02:00', services: null },
    { days: ['sun'], open: '12:00', close: '22:00', services: null },
  ],
  exceptions: [],
};

test.each([
  ['2026-11-28', 1_200, '2026-11-28'],
  ['2026-11-29', 30, '2026-11-28'],
  ['2026-11-29', 119, '2026-11-28'],
  ['2026-11-29', 120, '2026-11-29'],
  ['2026-11-29', 800, '2026-11-29'],
])(
  'minute %2$i of %s belongs to a day whose shift runs on over it (rule branches/night)',
  (date, minute, day) => {
    expect(openDayOfMinute({ hours: LATE, date, minute })).toBe(day);
  },
);

test('an instant belongs to the day whose shift runs, by the branch’s clock (rule branches/night)', () => {
  expect(openDayAt({ hours: LATE, at: new Date('2026-11-29T05:30:00Z') })).toBe('2026-11-28');
  expect(openDayAt({ hours: LATE, at: new Date('2026-11-29T07:30:00Z') })).toBe('2026-11-29');
});

test('the end of a span is not in it, and one that ends at midnight keeps nothing of the next day', () => {
  const spansOn = (day: string) => (day === '2026-11-28' ? [{ start: 0, end: 1_440 }] : []);
  expect(dayOfMinute({ date: '2026-11-29', minute: 0, spansOn })).toBe('2026-11-29');
});

test.each([
  ['2026-11-29', 120],
  ['2026-11-28', 0],
  ['2026-11-30', 0],
])('the day of %s begins with minute %i: the night before is over (rule branches/night)', (date, minute) => {
  expect(dayBegins({ hours: LATE, date })).toBe(minute);
});
