const DAY_MS = 86_400_000;

/** How long a session is added to: then its browser opens another, with an origin of its own. */
export const SESSION_DAYS = 90;
/** Days after which visit details are deleted. */
export const DETAIL_DAYS = 90;
/** Thirteen months, so that a month can be compared with the same one of last year. */
export const COUNT_MONTHS = 13;
export const COUNT_DAYS = 395;
/** An answer to the question about cookies holds a year; what proves it is kept a month longer. */
export const ANSWER_DAYS = 365;

export const daysBefore = ({ now, days }: { now: Date; days: number }): Date =>
  new Date(now.getTime() - days * DAY_MS);

/** An answer that is no longer proved is asked for again (rule visit/retention). */
export function holdsAnswer({ time, now }: { time: string; now: Date }): boolean {
  const at = Date.parse(time);
  // A time that cannot be read proves nothing.
  return at > daysBefore({ now, days: ANSWER_DAYS }).getTime();
}
/** Days that sales for Google and Meta are kept: longer than either takes one, so that it is told once. */
const TOLD_SALE_DAYS = 8;

/** The time when a sale that is still to be reported is deleted. */
export const forgetSaleAt = (now: Date): Date => new Date(now.getTime() + TOLD_SALE_DAYS * DAY_MS);
