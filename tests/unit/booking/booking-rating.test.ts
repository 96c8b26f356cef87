import { ratingObstacle } from '@/lib/domain/booking/booking-rating';

const HOUR = new Date('2026-11-20T20:00:00-05:00');
const after = (minutes: number) => new Date(HOUR.getTime() + minutes * 60_000);
const DAYS = 24 * 60;
const visit = { state: 'approved', startsAt: HOUR, wasThere: true } as const;

test.each([
  ['before its hour', -1, {}, 'rating_early'],
  ['from its hour on', 0, {}, null],
  ['thirty days later', 30 * DAYS, {}, null],
  ['after that', 30 * DAYS + 1, {}, 'rating_over'],
  ['when nobody came', 60, { wasThere: false }, 'rating_over'],
  ['once cancelled', -60, { state: 'cancelled' }, 'rating_over'],
  ['while it waited', 60, { state: 'waiting_list' }, 'rating_over'],
  ['while it was pending', 60, { state: 'pending' }, 'rating_over'],
] as const)('%s (rule booking/rating)', (_case, minutes, part, expected) => {
  expect(ratingObstacle({ ...visit, ...part, now: after(minutes) })).toBe(expected);
});
