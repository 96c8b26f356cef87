const LIFE_MS = 7 * 24 * 3_600_000;

/** (rule people/smart-link) */
export const smartLinkEnd = (now: Date): Date => new Date(now.getTime() + LIFE_MS);
