import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { isServed } from '@/lib/domain/menu/served';

const timezone = 'America/Panama';
const breakfast = { days: WEEKDAYS, from: '06:30', to: '11:30' };
const weekdays = { days: WEEKDAYS.slice(0, 5), from: null, to: null };

test.each([
  ['in its hours', '2026-11-20T12:00:00Z', true],
  ['at the first minute', '2026-11-20T11:30:00Z', true],
  ['at the last', '2026-11-20T16:29:00Z', true],
  ['after it', '2026-11-20T16:30:00Z', false],
  ['on another day', '2026-11-21T12:00:00Z', false],
])('a dish is served %s, where its category is too (rule menu/served)', (_when, at, expected) => {
  expect(isServed({ windows: [breakfast, weekdays], at: new Date(at), timezone })).toBe(expected);
});

test('a dish without hours is served always', () => {
  expect(isServed({ windows: [], at: new Date(0), timezone })).toBe(true);
});
