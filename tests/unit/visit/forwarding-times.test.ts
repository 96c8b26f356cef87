import { isTooOldToForward, nextForwardingAt } from '@/lib/domain/visit/forwarding-times';

const NOW = new Date('2026-11-26T12:00:00Z');
const HOUR_MS = 3_600_000;

describe('when a sale is told (rule visit/told-sales)', () => {
  it.each([
    [1, 30],
    [2, 60],
    [7, 1_920],
    [8, 3_600],
    [5_000, 3_600],
  ])('try %i that failed waits %i seconds', (tries, seconds) => {
    expect(nextForwardingAt({ tries, now: NOW }).getTime() - NOW.getTime()).toBe(seconds * 1_000);
  });

  it.each([
    ['google', 72],
    ['meta', 168],
  ] as const)('%s takes none after %i hours', (destination, hours) => {
    const isTooOld = (ms: number) =>
      isTooOldToForward({ destination, soldAt: new Date(NOW.getTime() - ms), now: NOW });
    expect([isTooOld(hours * HOUR_MS - 1), isTooOld(hours * HOUR_MS)]).toEqual([false, true]);
  });
});
