import { dayScoresOf } from '@/lib/domain/feedback/day-scores';

const timezone = 'America/Bogota';

test('a day is that of the branch, and a rating without a score counts nowhere', () => {
  const ratings = [
    { at: '2026-11-19T03:00:00Z', score: 10 },
    { at: '2026-11-18T17:00:00Z', score: 7 },
    { at: '2026-11-18T16:00:00Z', score: null },
    { at: '2026-11-17T16:00:00Z', score: 4 },
  ];
  expect(dayScoresOf({ ratings, timezone, most: 9 })).toEqual([
    { day: '2026-11-18', average: 8.5, count: 2 },
    { day: '2026-11-17', average: 4, count: 1 },
  ]);
  expect(dayScoresOf({ ratings, timezone, most: 1 }).map(({ day }) => day)).toEqual(['2026-11-18']);
});
