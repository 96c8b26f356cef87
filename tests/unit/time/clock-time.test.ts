import fc from 'fast-check';
import { DAY_MINUTES, toClockTime, toMinutes } from '@/lib/domain/time/clock-time';

test.each([
  ['00:00', 0],
  ['09:05', 545],
  ['23:59', 1_439],
  ['24:00', DAY_MINUTES],
])('%s is minute %d', (time, minute) => {
  expect(toMinutes(time)).toBe(minute);
});

test.each([
  [0, '00:00'],
  [545, '09:05'],
  [1_439, '23:59'],
  [DAY_MINUTES, '00:00'],
  [DAY_MINUTES + 90, '01:30'],
])('minute %d is %s', (minute, time) => {
  expect(toClockTime(minute)).toBe(time);
});

test('every minute of a day comes back from its time', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: DAY_MINUTES - 1 }), (minute) => {
      expect(toMinutes(toClockTime(minute))).toBe(minute);
    }),
  );
});
