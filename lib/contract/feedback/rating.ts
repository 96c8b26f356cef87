import * as z from 'zod/mini';
import { RATING_SCORES } from '@/lib/domain/feedback/rating';

export const MOST_COMMENT = 1_000;
/** What somebody says of an order or a visit, once. */
export const ratingSchema = z.object({
  score: z.union(RATING_SCORES.map((score) => z.literal(score))),
  comment: z.string().check(z.maxLength(MOST_COMMENT)),
});
export type Rating = z.infer<typeof ratingSchema>;
