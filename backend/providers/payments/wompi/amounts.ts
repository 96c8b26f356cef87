import { CURRENCIES, type Currency } from '@/lib/domain/money/currencies';

/**
 * Hundredths of the unit in every currency: 12,500 COP are 1250000, 24.90 PEN are 2490 (rule platform/amounts).
 * @returns null if not positive or too large to be exact
 */
export function toCents({
  amountMinor,
  currency,
}: {
  amountMinor: number;
  currency: Currency;
}): number | null {
  const cents = amountMinor * 10 ** (2 - CURRENCIES[currency].decimals);
  return Number.isSafeInteger(amountMinor) && Number.isSafeInteger(cents) && cents > 0 ? cents : null;
}

const isCurrency = (code: string): code is Currency => Object.hasOwn(CURRENCIES, code);

/** Null for hundredths that are no whole minor units, and unknown currencies. */
export function fromCents({ cents, currency }: { cents: number; currency: string }): number | null {
  if (!isCurrency(currency)) return null;
  const minor = cents / 10 ** (2 - CURRENCIES[currency].decimals);
  return Number.isSafeInteger(minor) ? minor : null;
}
