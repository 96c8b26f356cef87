export const RATING_SCORES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
export type RatingScore = (typeof RATING_SCORES)[number];
/** Up to it the form asks what went wrong, and offers the branch's contact. */
const LOW_SCORE = 6;
const DAY_MS = 86_400_000;
const DAYS = 30;

export const isLowScore = (score: number): boolean => score <= LOW_SCORE;

/** How long something is rated: thirty days from its moment. */
export const isRatable = ({ since, now }: { since: Date; now: Date }): boolean =>
  now.getTime() - since.getTime() <= DAYS * DAY_MS;
