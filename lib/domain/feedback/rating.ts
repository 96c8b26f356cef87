export const RATING_SCORES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type RatingScore = (typeof RATING_SCORES)[number];
/** Up to it the form asks what went wrong, and offers the branch's contact. */
const LOW_SCORE = 6;
const DAY_MS = 86_400_000;
const DAYS = 30;

export const isLowScore = (score: number): boolean => score <= LOW_SCORE;

/** When it is asked for by mail: the next day at the same hour, no time at which nobody is up. */
export const ratingAskedAt = (since: Date): Date => new Date(since.getTime() + DAY_MS);

/** A link to rate something serves as long as the latest that it is rated. */
export const ratingEnd = (now: Date): Date => new Date(now.getTime() + DAYS * DAY_MS);

/** How long something is rated: thirty days from its moment. */
export const isRatable = ({ since, now }: { since: Date; now: Date }): boolean =>
  now.getTime() - since.getTime() <= DAYS * DAY_MS;
