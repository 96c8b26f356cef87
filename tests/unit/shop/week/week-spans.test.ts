import fc from 'fast-check';
import { shiftsOn, WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { copyDay, paintWeek, toSpans, type WeekRow, withWeek } from '@/lib/domain/shop/week/week-spans';
import { toClockTime } from '@/lib/domain/time/clock-time';

const row = (days: WeekRow['days'], open: string, close: string, services: WeekRow['services'] = null) => ({
  ...{ days, open, close, services },
});
const WEEKEND = ['sat', 'sun'] as const;

it('a painted span joins what it touches, and passes midnight under the day on which it begins', () => {
  const week = toSpans([row(['fri', 'sat'], '18:00', '23:30')], null);
  const painted = paintWeek(week, { days: ['fri'], span: { start: 1_380, end: 1_620 }, isOpen: true });
  expect(withWeek([], null, painted)).toEqual([
    row(['fri'], '18:00', '03:00'),
    row(['sat'], '18:00', '23:30'),
  ]);
});

it('a span that is closed splits the shift around it', () => {
  const week = toSpans([row([...WEEKDAYS], '08:00', '22:00')], null);
  const closed = paintWeek(week, { days: WEEKEND, span: { start: 900, end: 1_080 }, isOpen: false });
  expect(withWeek([], null, closed)).toEqual([
    row(['mon', 'tue', 'wed', 'thu', 'fri'], '08:00', '22:00'),
    row([...WEEKEND], '08:00', '15:00'),
    row([...WEEKEND], '18:00', '22:00'),
  ]);
});

it('a day is copied to others, and hours of other services stay as they are', () => {
  const room = row(['mon'], '07:00', '23:00', ['room']);
  const rows = [row(['mon'], '09:00', '17:00'), room];
  const copied = copyDay(toSpans(rows, null), 'mon', ['tue', 'wed']);
  expect(withWeek(rows, null, copied)).toEqual([row(['mon', 'tue', 'wed'], '09:00', '17:00'), room]);
  expect(toSpans(rows, ['room']).mon).toEqual([{ start: 420, end: 1_380 }]);
});

it('a whole day is one shift that closes when it opens', () => {
  const week = paintWeek(toSpans([], null), { days: ['mon'], span: { start: 0, end: 1_440 }, isOpen: true });
  expect(withWeek([], null, week)).toEqual([row(['mon'], '00:00', '00:00')]);
  expect(toSpans(withWeek([], null, week), null)).toEqual(week);
});

const spanArb = fc
  .record({ start: fc.integer({ min: 0, max: 47 }), length: fc.integer({ min: 1, max: 24 }) })
  .map(({ start, length }) => ({ start: start * 30, end: (start + length) * 30 }));
const paintArb = fc.record({ day: fc.constantFrom(...WEEKDAYS), span: spanArb, isOpen: fc.boolean() });

it('after any painting, each painted day is open as its shifts say, and rows say the same week again', () => {
  fc.assert(
    fc.property(fc.array(paintArb, { maxLength: 12 }), (paints) => {
      const week = paints.reduce(
        (now, { day, ...paint }) => paintWeek(now, { ...paint, days: [day] }),
        toSpans([], null),
      );
      const rows = withWeek([], null, week);
      // Shifts are read by their clock times, so that a span past a day's end is told by where it begins.
      WEEKDAYS.forEach((day, index) => {
        const shifts = shiftsOn({
          hours: { timezone: 'UTC', weekly: rows, exceptions: [] },
          date: `2026-03-0${2 + index}`,
        });
        expect(shifts.map(({ open, close }) => `${open} ${close}`).sort()).toEqual(
          week[day].map(({ start, end }) => `${toClockTime(start)} ${toClockTime(end)}`).sort(),
        );
      });
    }),
  );
});
