import { type OpeningHours, WEEKDAYS, type Weekday } from '@/lib/domain/branches/opening-hours';
import { servedAhead } from '@/lib/domain/menu/served-ahead';

const timezone = 'America/Bogota';
/** A Friday, 15:00 in Bogotá. */
const now = new Date('2026-11-27T20:00:00Z');
const open = (services: string[] | null = null): OpeningHours => ({
  timezone,
  weekly: [{ days: [...WEEKDAYS], open: '12:00', close: '22:00', services }],
  exceptions: [],
});
const window = (from: string | null, to: string | null, days: readonly Weekday[] = WEEKDAYS) => ({
  days,
  from,
  to,
});

test.each([
  ['later today', [window('18:00', '20:00')], 1, true],
  ['earlier today alone', [window('12:00', '14:00')], 1, false],
  ['tomorrow', [window('12:00', '14:00')], 2, true],
  ['when the branch is closed', [window('06:00', '11:00')], 14, false],
  ['on a day that is too far', [window(null, null, ['wed'])], 3, false],
  ['on a day of the week', [window(null, null, ['wed'])], 14, true],
  ['at hours that never meet', [window('12:00', '13:00'), window('13:00', '14:00')], 14, false],
  ['on no day, where nothing is taken for later', [window(null, null)], 0, false],
] as const)('a dish is served %s (rule menu/served)', (_when, windows, days, expected) => {
  expect(servedAhead({ hours: open(), days, now })(windows)).toBe(expected);
});

test('hours of another service count for nothing', () => {
  const windows = [window('18:00', '20:00')];
  expect(servedAhead({ hours: open(['take_away']), days: 3, now })(windows)).toBe(false);
});

test('a menu looks through the week once, however many dishes it has', () => {
  let reads = 0;
  const { weekly, ...rest } = open();
  const hours = {
    ...rest,
    get weekly() {
      reads += 1;
      return weekly;
    },
  };
  const isAhead = servedAhead({ hours, days: 14, now });
  expect(isAhead([window('06:00', '11:00')])).toBe(false);
  const once = reads;
  for (let minute = 10; minute < 60; minute += 1)
    expect(isAhead([window('18:00', `20:${minute}`)])).toBe(true);
  expect([once > 0, reads]).toEqual([true, once]);
});
