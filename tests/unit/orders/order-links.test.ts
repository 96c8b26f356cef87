import { linkEnd } from '@/lib/domain/orders/order-links';

const placedAt = new Date('2026-11-19T12:00:00Z');

test.each([
  ['just placed', '2026-11-19T12:00:00Z', '2026-11-19T14:00:00.000Z'],
  ['in its last hour', '2026-11-20T11:00:00Z', '2026-11-20T12:00:00.000Z'],
])('the link of an order %s ends with it, or after two hours (rule orders/links)', (_when, now, end) => {
  expect(linkEnd({ placedAt, now: new Date(now) }).toISOString()).toBe(end);
});
