import type { Destination } from './consent';

const HOUR_MS = 3_600_000;
/** Older sales are not taken: Meta refuses them, Google counts them on another day. */
const LIFE_MS = { google: 72 * HOUR_MS, meta: 7 * 24 * HOUR_MS } as const satisfies Record<
  Destination,
  number
>;

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = HOUR_MS;

export const isTooOldToForward = ({
  destination,
  soldAt,
  now,
}: {
  destination: Destination;
  soldAt: Date;
  now: Date;
}): boolean => now.getTime() - soldAt.getTime() >= LIFE_MS[destination];

/** Each wait is twice as long, an hour at most. @param tries with the one that failed */
export const nextForwardingAt = ({ tries, now }: { tries: number; now: Date }): Date =>
  new Date(now.getTime() + Math.min(FIRST_PAUSE_MS * 2 ** Math.min(tries - 1, 10), LONGEST_PAUSE_MS));
