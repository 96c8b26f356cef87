import { dateSchema } from '@/lib/contract/primitives';
import { isCalendarDate } from '@/lib/domain/time/calendar-date';

test.each([
  ['2026-02-28', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-13-45', false],
  ['8999-12-31', true],
  ['9999-99-99', false],
  ['abc', false],
])('%s is a day of the calendar, here and on the wire: %s', (date, is) => {
  expect([isCalendarDate(date), dateSchema.safeParse(date).success]).toEqual([is, is]);
});

test('the wire takes a day in one form', () => {
  for (const date of ['+012026-11-18', '2026-11-18 ', '2026-1-1']) {
    expect(dateSchema.safeParse(date).success).toBe(false);
  }
});
