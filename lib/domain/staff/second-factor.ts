/** A code of an app holds for half a minute (RFC 6238). */
const STEP_MS = 30_000;
/** The codes before and after are taken too, because clocks differ. */
const DRIFT = 1;
export const CODE_DIGITS = 6;
export const RECOVERY_CODES = 10;
/** A secret that nobody has proved by a code is not kept for another day. */
export const PROVE_MS = 60 * 60_000;

/** The alphabet of secrets and of recovery codes, which has no 0, 1 and 8 (RFC 4648). */
const BASE_32 = 'abcdefghijklmnopqrstuvwxyz234567';
const BITS = 5;
const OF_APP = /^\d{6}$/;
const OF_RECOVERY = /^[a-z2-7]{16}$/;

/** 80 bits, in fours, so that somebody copies it from paper. */
export const RECOVERY_BYTES = 10;

/** @returns the number of the half minute since 1970 */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

/** The steps whose codes are taken now, the likeliest first. */
export const stepsAt = (now: Date): number[] => {
  const step = stepAt(now);
  return [step, step - DRIFT, step + DRIFT];
};

export function toBase32(bytes: Uint8Array): string {
  let [text, held, bits] = ['', 0, 0];
  for (const byte of bytes) {
    held = (held << 8) | byte;
    for (bits += 8; bits >= BITS; bits -= BITS) text += BASE_32[(held >> (bits - BITS)) & 31];
    held &= (1 << bits) - 1;
  }
  return bits === 0 ? text : text + BASE_32[(held << (BITS - bits)) & 31];
}

export const inFours = (text: string): string => (text.match(/.{1,4}/g) ?? []).join('-');

type GivenCode = { kind: 'app' | 'recovery'; code: string };

/** As people write it: with spaces, hyphens and capitals. @returns null for what no code looks like */
export function readCode(written: string): GivenCode | null {
  const code = written.toLowerCase().replace(/[\s-]/g, '');
  if (OF_APP.test(code)) return { kind: 'app', code };
  return OF_RECOVERY.test(code) ? { kind: 'recovery', code } : null;
}

/** The text of the picture that an app reads (Key URI Format). */
export const authenticatorUri = ({
  issuer,
  mail,
  secret,
}: {
  issuer: string;
  mail: string;
  secret: string;
}): string =>
  `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(mail)}?issuer=${encodeURIComponent(issuer)}&secret=${secret}`;
