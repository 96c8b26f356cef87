const DAY_MS = 86_400_000;

/** A tablet on a counter stays signed in while it is used (rule staff/sessions). */
export const SESSION_MS = 30 * DAY_MS;
/** How often the use of a session is written down. */
export const SESSION_RENEWED_MS = DAY_MS;
export const MOST_AGENT = 200;
/** A person's; the one that was used longest ago ends for a new one. */
export const MOST_SESSIONS = 20;
/** An invitation by mail waits for somebody who is away for a weekend. */
export const INVITATION_MS = 7 * DAY_MS;
/** A link to a new password opens an account, so it is given to somebody who waits for it. */
export const PASSWORD_LINK_MS = DAY_MS;
