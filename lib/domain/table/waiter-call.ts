export const CALL_REASONS = ['waiter', 'bill', 'menu'] as const;
export type CallReason = (typeof CALL_REASONS)[number];

/** `join`: somebody waits to be let into the table's account (rule table/joining). */
export const STAFF_CALL_REASONS = [...CALL_REASONS, 'join'] as const;
export type StaffCallReason = (typeof STAFF_CALL_REASONS)[number];

const COOL_DOWN_MS = 60_000;
const SHOWN_MS = 5 * 60_000;
const STAFF_SHOWN_MS = 30 * 60_000;

/** Calls after this are repeated ones, which tell nobody again (rule table/call-waiter). */
export const lastRepeated = (now: Date): Date => new Date(now.getTime() - COOL_DOWN_MS);

/** Calls before this are over, answered or not (rule table/call-waiter). */
export const oldestCall = (now: Date): Date => new Date(now.getTime() - SHOWN_MS);

/** Staff still read the calls since then that nobody has attended, with their age (rule table/call-waiter). */
export const forgottenCall = (now: Date): Date => new Date(now.getTime() - STAFF_SHOWN_MS);
