/** Calls about a restaurant's day. */
export const DAY_CALLS: readonly string[] = [];
