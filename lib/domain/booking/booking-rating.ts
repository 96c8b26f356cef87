import type { BookingState } from './booking-states';

export const RATING_SCORES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type RatingScore = (typeof RATING_SCORES)[number];
/** Up to it the form asks what went wrong, and offers the branch's contact (rule booking/rating). */
const LOW_SCORE = 6;
const DAY_MS = 86_400_000;
const DAYS = 30;

export const isLowScore = (score: number): boolean => score <= LOW_SCORE;

/** Why a visit cannot be rated now; null where it can (rule booking/rating). */
export function ratingObstacle({
  state,
  startsAt,
  wasThere,
  now,
}: {
  state: BookingState;
  startsAt: Date;
  wasThere: boolean;
  now: Date;
}): 'rating_early' | 'rating_over' | null {
  if (state === 'cancelled' || !wasThere) return 'rating_over';
  const since = now.getTime() - startsAt.getTime();
  if (since < 0) return 'rating_early';
  return state === 'approved' && since <= DAYS * DAY_MS ? null : 'rating_over';
}

/** When it is asked for: the next day at the same hour, no time at which nobody is up. */
export const ratingAskedAt = (startsAt: Date): Date => new Date(startsAt.getTime() + DAY_MS);
