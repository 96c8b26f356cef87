import {
  ACCEPT_BEFORE_HOUR_MINUTES,
  ACCEPT_MINUTES,
  isNews,
  UNWATCHED,
} from '@/lib/domain/orders/staff-news';

test.each([
  ['status', 'cancelled', true],
  ['status', 'delivered', false],
  ['status', 'cart', false],
  ['payment', 'cancelled', false],
  ['tip', '3000', true],
  ['help', '7', true],
  ['unaccepted', 'in_progress', true],
  ['unaccepted', UNWATCHED, true],
])('of an event %s %s staff are told: %s (rule staff/news)', (kind, value, isTold) => {
  expect(isNews({ kind, value, isBySetting: false })).toBe(isTold);
});

test('what a branch’s setting accepted is read by somebody, too (rule orders/auto-accept)', () => {
  expect(isNews({ kind: 'status', value: 'accepted', isBySetting: true })).toBe(true);
  expect(isNews({ kind: 'status', value: 'accepted', isBySetting: false })).toBe(false);
});

test('an hour that is wanted is news long before it, and later than what is wanted at once (rule orders/unaccepted)', () => {
  expect(ACCEPT_BEFORE_HOUR_MINUTES).toBeGreaterThan(ACCEPT_MINUTES);
});
