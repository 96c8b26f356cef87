import { isTooOld, withTaps } from '@/lib/domain/staff/kept-taps';

const DAY_MS = 24 * 3_600_000;

test('an order stands where its last tap that waits will bring it (rule staff/board)', () => {
  const orders = [
    { id: 1, status: 'accepted' as const },
    { id: 2, status: 'in_progress' as const },
  ];
  const taps = [
    { id: 1, status: 'preparation' as const },
    { id: 3, status: 'accepted' as const },
    { id: 1, status: 'packed' as const },
  ];
  expect(withTaps(orders, taps)).toEqual([
    { id: 1, status: 'packed' },
    { id: 2, status: 'in_progress' },
  ]);
  expect(orders[0]?.status).toBe('accepted');
});

test('a tap is kept as long as its key is known', () => {
  expect(isTooOld({ at: 0, now: DAY_MS - 1 })).toBe(false);
  expect(isTooOld({ at: 0, now: DAY_MS })).toBe(true);
});
