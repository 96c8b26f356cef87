/** How long after a gateway failed at a charge it is asked what became of that charge. */
const LOOKS_MS = [1_000, 3_000, 6_000, 15_000, 30_000, 60_000, 120_000, 300_000];
/** So many answers «not found», the last of them so long after the failure, free the diner to pay again. */
const ENOUGH_MISSES = 3;
const ENOUGH_MS = 6_000;

/**
 * Whether a charge at which the gateway itself failed (it answered with an error, so it was done with the request) has
 * been denied often and long enough that its diner may pay again. It is no proof that nothing was charged: the attempt
 * is watched until its expiry, and what it still brings is given back.
 * @param misses answers «not found» since the failure, this one included
 */
export const isUnheard = ({
  failedAt,
  misses,
  now,
}: {
  failedAt: Date;
  misses: number;
  now: Date;
}): boolean => misses >= ENOUGH_MISSES && now.getTime() - failedAt.getTime() >= ENOUGH_MS;

/** The next moment to ask about such a charge; null when it is past them all. */
export function nextLookAt({ failedAt, now }: { failedAt: Date; now: Date }): Date | null {
  const start = failedAt.getTime();
  const next = LOOKS_MS.find((ms) => start + ms > now.getTime());
  return next === undefined ? null : new Date(start + next);
}
