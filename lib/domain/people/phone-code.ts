import { PHONE_CODES } from '@/lib/domain/people/phone-codes';
import type { Country } from '@/lib/domain/tenant/countries';

const HOUR_MS = 3_600_000;
export const CODE_LIFE_MS = 5 * 60_000;
export const CODE_DIGITS = 4;
/** Wrong ones; after them the right one is refused too. */
const CODE_TRIES = 5;
export const RESEND_MS = 14_000;
/** How long counts of codes reach back. */
export const CODE_DAY_MS = 24 * HOUR_MS;
/** After that time the phone is asked again, because operators give numbers to others (docs/decisions/0145). */
export const CONFIRMED_MS = 90 * CODE_DAY_MS;

/** Codes to one phone, and of one profile. */
const PER_HOUR = 5;
const PER_DAY = 10;

/** @param random a whole number of at least 0, far above 10,000 */
export const toPhoneCode = (random: number): string =>
  String(random % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');

/** A delivery goes to whoever has the phone; who comes to the counter is there (rule people/phone-code). */
export const needsPhoneCode = ({ asksCode, service }: { asksCode: boolean; service: string }): boolean =>
  asksCode && service === 'delivery';

/** Others cost more and are where pumped codes go (guarantee/code-pumping). */
export const isServedPhone = ({ country, phone_code }: { country: Country; phone_code: string }): boolean =>
  PHONE_CODES[country].code === phone_code;

/** Codes of the last day; `newest` is the diner's own for this phone. */
export type CodeCounts = {
  newest: Date | null;
  phoneHour: number;
  phoneDay: number;
  profileHour: number;
  profileDay: number;
  addressDay: number;
  tenantDay: number;
};
export type CodeLimits = { addressDay: number; tenantDay: number };

/** Why no code is sent; null: it is (rule people/phone-code, guarantee/code-pumping). */
export function refuseCode({
  counts,
  limits,
  now,
}: {
  counts: CodeCounts;
  limits: CodeLimits;
  now: Date;
}): { key: 'code_too_soon'; seconds: number } | { key: 'code_limit' } | null {
  const waitMs = counts.newest ? counts.newest.getTime() + RESEND_MS - now.getTime() : 0;
  if (waitMs > 0) return { key: 'code_too_soon', seconds: Math.ceil(waitMs / 1_000) };
  const isOver =
    Math.max(counts.phoneHour, counts.profileHour) >= PER_HOUR ||
    Math.max(counts.phoneDay, counts.profileDay) >= PER_DAY ||
    counts.addressDay >= limits.addressDay ||
    counts.tenantDay >= limits.tenantDay;
  return isOver ? { key: 'code_limit' } : null;
}

/** The result of a try (guarantee/code-guessing). A code that was used counts as expired. */
export function judgeTry({
  sent,
  isRight,
  now,
}: {
  sent: { expiresAt: Date; tries: number; isUsed: boolean } | null;
  isRight: boolean;
  now: Date;
}): 'right' | 'code_invalid' | 'code_expired' | 'code_tries' {
  if (!sent) return 'code_invalid';
  if (sent.isUsed || sent.expiresAt <= now) return 'code_expired';
  if (sent.tries >= CODE_TRIES) return 'code_tries';
  return isRight ? 'right' : 'code_invalid';
}
