const LIFE_MS = 2 * 3_600_000;

/** Longer than any bank's page waits (rule payments/return). */
export const returnLinkEnd = (now: Date): Date => new Date(now.getTime() + LIFE_MS);
