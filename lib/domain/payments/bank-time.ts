/** How long after the attempt's time a bank may still end what was begun there (docs/decisions/0190). */
const AT_BANK_MS = 15 * 60_000;

/** Until when a payment that was begun at a bank is waited for. @param expiresAt the attempt's time, told to the gateway */
export const bankWaitsUntil = (expiresAt: Date): Date => new Date(expiresAt.getTime() + AT_BANK_MS);
