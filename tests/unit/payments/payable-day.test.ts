import { isTooOldToPay } from '@/lib/domain/payments/payable-day';

const placedAt = new Date('2026-11-19T12:00:00Z');

test.each([
  ['2026-11-19T12:00:00.000Z', false],
  ['2026-11-20T12:00:00.000Z', false],
  ['2026-11-20T12:00:00.001Z', true],
])('an order of 19 November at noon is too old to be paid at %s: %s (rule payments/day)', (now, isTooOld) => {
  expect(isTooOldToPay({ placedAt, now: new Date(now) })).toBe(isTooOld);
});
