import { methodObstacle } from '@/lib/domain/payments/method-obstacle';

test.each([
  ['can be chosen', { obstacle: null, minimum: null }, 5, null],
  ['of which the total is the minimum can be chosen', { obstacle: null, minimum: 10 }, 10, null],
  ['charges no so small total', { obstacle: null, minimum: 10 }, 9.99, 'below_minimum'],
  ['has nothing to charge', { obstacle: null, minimum: 10 }, 0, null],
  [
    'is not configured whatever the total is',
    { obstacle: 'not_configured', minimum: 10 },
    5,
    'not_configured',
  ],
] as const)('a way to pay that %s (rule payments/least-charge)', (_what, method, total, obstacle) => {
  expect(methodObstacle({ method, total })).toBe(obstacle);
});
