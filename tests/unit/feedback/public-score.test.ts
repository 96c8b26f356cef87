import { toPublicScore } from '@/lib/domain/feedback/public-score';

test.each([
  [{ count: 0, sum: 0 }, null],
  [{ count: 4, sum: 40 }, null],
  [
    { count: 5, sum: 44 },
    { average: 8.8, count: 5 },
  ],
  [
    { count: 6, sum: 40 },
    { average: 6.7, count: 6 },
  ],
  [
    { count: 8, sum: 63 },
    { average: 7.9, count: 8 },
  ],
])('%j is shown as %j (rule feedback/public-score)', (kept, shown) => {
  expect(toPublicScore(kept)).toEqual(shown);
});
