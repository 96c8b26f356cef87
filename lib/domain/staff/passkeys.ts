/** How long a passkey may wait for its fingerprint; a page that stands open asks for another one. */
export const CHALLENGE_MS = 10 * 60_000;
/** One for each phone, computer and key of somebody. */
export const MOST_PASSKEYS = 10;
export const MOST_PASSKEY_NAME = 40;

/** The kinds of keys that are taken, as COSE numbers them: Ed25519, ECDSA with P-256, and RSA, which Windows makes. */
export const PASSKEY_ALGORITHMS: readonly number[] = [-8, -7, -257];
