const DAY_MS = 24 * 3_600_000;

/** When an order stops to be paid online (rule payments/day). */
export const payableUntil = (placedAt: Date): Date => new Date(placedAt.getTime() + DAY_MS);

/** At exactly 24 hours it still is. */
export const isTooOldToPay = ({ placedAt, now }: { placedAt: Date; now: Date }): boolean =>
  now.getTime() > payableUntil(placedAt).getTime();
