import { turnDay } from '@/lib/domain/orders/turn-day';

const timezone = 'America/Bogota';

test.each([
  ['2026-03-02T17:00:00Z', '2026-03-02'],
  ['2026-03-03T09:59:00Z', '2026-03-02'],
  ['2026-03-03T10:00:00Z', '2026-03-03'],
])('%s is of the day %s at the counter (rule table/pick-up)', (now, day) => {
  expect(turnDay({ now: new Date(now), timezone })).toBe(day);
});
