const DAY_MS = 24 * 3_600_000;

/** (rule people/smart-link) */
export const smartLinkEnd = (now: Date): Date => new Date(now.getTime() + 7 * DAY_MS);

/** For the browser that a link let in at that moment. */
export const letInEnd = (now: Date): Date => new Date(now.getTime() + 30 * DAY_MS);
