import { holdsAnswer } from './retention';

/** Raised when what is measured changes. */
export const CONSENT_VERSION = '1';

/** The receivers of sales, each for a purpose of its own (rule visit/told-sales). */
const PURPOSES = { google: 'analytics', meta: 'marketing' } as const;
export type Destination = keyof typeof PURPOSES;
export const DESTINATIONS = Object.keys(PURPOSES) as [Destination, ...Destination[]];

/** A diner's last answer to the question about cookies. */
export type CookieAnswer = { version: string; accepted: boolean; purposes: readonly string[]; time: Date };

/** Only of who has agreed to this purpose, in the words of today, within a year. @param answer null: none was given */
export function mayTell({
  destination,
  answer,
  now,
}: {
  destination: Destination;
  answer: CookieAnswer | null;
  now: Date;
}): boolean {
  if (answer === null || !answer.accepted || answer.version !== CONSENT_VERSION) return false;
  const isInTime = holdsAnswer({ time: answer.time.toISOString(), now });
  return isInTime && answer.purposes.includes(PURPOSES[destination]);
}
