import { returnLinkEnd } from '@/lib/domain/orders/return-link';
import { bankWaitsUntil } from '@/lib/domain/payments/bank-time';

test('a return link outlives the page of a bank, and not the day (rule payments/return)', () => {
  const now = new Date('2026-03-02T17:00:00Z');
  const end = returnLinkEnd(now);
  expect(end > bankWaitsUntil(new Date(now.getTime() + 15 * 60_000))).toBe(true);
  expect(end.getTime() - now.getTime()).toBeLessThan(86_400_000);
});
