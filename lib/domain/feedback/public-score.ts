/** Fewer say too little, and too much of each (rule feedback/public-score). */
const FEWEST = 5;

/** The public score: from 1 to 10 with one decimal, and the number of ratings. */
export type PublicScore = { average: number; count: number };

/** @param sum of all scores; null until enough have said how it was */
export function toPublicScore({ count, sum }: { count: number; sum: number }): PublicScore | null {
  return count < FEWEST ? null : { average: Math.round((10 * sum) / count) / 10, count };
}
