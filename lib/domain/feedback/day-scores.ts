import { localMoment } from '@/lib/domain/time/local-moment';

export type DayScore = {
  /** `2026-11-30`, by the clock of the branch. */
  day: string;
  /** From 1 to 10. */
  average: number;
  count: number;
};

/** @returns the average of each day that has a score, the newest first. @param most days @param timezone of the branch */
export function dayScoresOf({
  ratings,
  timezone,
  most,
}: {
  ratings: readonly { at: string; score: number | null }[];
  timezone: string;
  most: number;
}): DayScore[] {
  const days = new Map<string, number[]>();
  for (const { at, score } of ratings) {
    if (score === null) continue;
    const { date } = localMoment({ at: new Date(at), timezone });
    days.set(date, [...(days.get(date) ?? []), score]);
  }
  return [...days]
    .sort(([one], [other]) => other.localeCompare(one))
    .slice(0, most)
    .map(([day, scores]) => ({
      ...{ day, count: scores.length },
      average: scores.reduce((sum, score) => sum + score, 0) / scores.length,
    }));
}
