import { isLowScore, RATING_SCORES } from '@/lib/domain/feedback/rating';
import { orderRatingObstacle } from '@/lib/domain/orders/order-rating';

const CAME = new Date('2026-11-20T20:00:00-05:00');
const after = (minutes: number) => new Date(CAME.getTime() + minutes * 60_000);
const DAYS = 24 * 60;
const order = {
  status: 'delivered',
  moments: [
    { status: 'in_progress', at: after(-60) },
    { status: 'delivered', at: CAME },
    { status: 'finished', at: after(90) },
  ],
  isTheirs: true,
} as const;

test.each([
  ['once it came', 0, {}, null],
  ['thirty days later', 30 * DAYS, { status: 'finished' }, null],
  ['after that, however late it was finished', 30 * DAYS + 1, { status: 'finished' }, 'rating_over'],
  ['on its way', -10, { status: 'on_the_way' }, 'rating_early'],
  ['of an account that is open', 10, { status: 'in_progress' }, 'rating_early'],
  [
    'of an account that is closed',
    10,
    { status: 'closed_account', moments: [{ status: 'closed_account', at: CAME }] },
    null,
  ],
  ['once cancelled', 10, { status: 'cancelled' }, 'rating_over'],
  ['by who only paid', 10, { isTheirs: false }, 'rating_over'],
] as const)('%s (rule feedback/order-rating)', (_case, minutes, part, expected) => {
  expect(orderRatingObstacle({ ...order, ...part, now: after(minutes) })).toBe(expected);
});

test('a score up to six is low (rule feedback/order-rating)', () => {
  expect(RATING_SCORES.filter(isLowScore)).toEqual([1, 2, 3, 4, 5, 6]);
});
