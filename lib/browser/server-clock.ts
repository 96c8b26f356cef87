/** A second's precision and the way of an answer are no wrong clock; a clock that people set by hand is. */
const TOLERANCE_MS = 60_000;

let ahead = 0;

/** How far the server's clock is ahead of this device's, in ms; 0 while they agree to the minute. */
export const serverAheadMs = (): number => ahead;

/** The server's time, by which everybody's screens count. */
export const serverNow = (): Date => new Date(Date.now() + ahead);

/** Reads how far this device's clock is off. @param date the header of an answer that has just come */
export function noteServerDate(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now();
  if (Number.isNaN(difference)) return;
  ahead = Math.abs(difference) < TOLERANCE_MS ? 0 : difference;
}
