import { forgottenCall, lastRepeated, oldestCall } from '@/lib/domain/table/waiter-call';

const NOW = new Date('2026-11-25T20:00:00Z');

test('a call is repeated within a minute and over after five (rule table/call-waiter)', () => {
  expect(lastRepeated(NOW).toISOString()).toBe('2026-11-25T19:59:00.000Z');
  expect(oldestCall(NOW).toISOString()).toBe('2026-11-25T19:55:00.000Z');
  expect(forgottenCall(NOW).toISOString()).toBe('2026-11-25T19:30:00.000Z');
});
