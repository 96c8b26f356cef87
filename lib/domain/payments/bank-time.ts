/** How long after the attempt's time a bank may still end what was begun there (docs/decisions/0190). */
const AT_BANK_MS = 15 * 60_000;

/** When nobody waits any longer for what was begun at a bank. @param expiresAt the attempt's time, told to the gateway */
export const bankWaitsUntil = (expiresAt: Date): Date => new Date(expiresAt.getTime() + AT_BANK_MS);
