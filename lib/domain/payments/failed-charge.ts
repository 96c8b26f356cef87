/** Delays after a gateway's failure at which it is asked for the charge. */
const LOOKS_MS = [1_000, 3_000, 6_000, 15_000, 30_000, 60_000, 120_000, 300_000];
/** «Not found» answers before the diner may pay again. */
const ENOUGH_MISSES = 3;
const ENOUGH_MS = 6_000;

/**
 * Whether the diner may pay again after the gateway failed at a charge. No proof that nothing was charged: late money
 * is refunded. @param misses «not found» answers since the failure
 */
export const mayPayAgain = ({
  failedAt,
  misses,
  now,
}: {
  failedAt: Date;
  misses: number;
  now: Date;
}): boolean => misses >= ENOUGH_MISSES && now.getTime() - failedAt.getTime() >= ENOUGH_MS;

export function nextLookAt({ failedAt, now }: { failedAt: Date; now: Date }): Date | null {
  const start = failedAt.getTime();
  const next = LOOKS_MS.find((ms) => start + ms > now.getTime());
  return next === undefined ? null : new Date(start + next);
}
