import { mayPayAgain, nextLookAt } from '@/lib/domain/payments/failed-charge';

const failedAt = new Date('2026-11-18T17:00:00Z');
const after = (ms: number) => new Date(failedAt.getTime() + ms);

test.each([
  { misses: 3, ms: 6_000, free: true },
  { misses: 3, ms: 5_999, free: false },
  { misses: 2, ms: 60_000, free: false },
  { misses: 9, ms: 0, free: false },
])('$misses answers «not found» within $ms ms: free is $free', ({ misses, ms, free }) => {
  expect(mayPayAgain({ failedAt, misses, now: after(ms) })).toBe(free);
});

test('a failed charge is asked about after 1, 3 and 6 seconds, then more slowly, and five minutes at most', () => {
  const seconds: number[] = [];
  let now = failedAt;
  for (let look = nextLookAt({ failedAt, now }); look; look = nextLookAt({ failedAt, now })) {
    now = look;
    seconds.push((now.getTime() - failedAt.getTime()) / 1_000);
  }
  expect(seconds).toEqual([1, 3, 6, 15, 30, 60, 120, 300]);
});

test('a look that came late is followed by the next one that is still to come', () => {
  expect(nextLookAt({ failedAt, now: after(4_000) })).toEqual(after(6_000));
});
