import { CURRENCIES, type Currency } from '@/lib/domain/money/currencies';

/**
 * The gateway counts in hundredths of the currency's unit, whatever its decimals: of a currency without decimals our
 * minor unit is the unit itself and counts a hundredfold, of one with two it is the hundredth and counts as it is.
 * 12,500 COP are 1250000, 24.90 PEN are 2490 (rule platform/amounts).
 * @returns null when the amount is not positive or too large to be exact
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

/** The way back; null when the hundredths are no whole minor units of ours, or the currency is none. */
export function fromCents({ cents, currency }: { cents: number; currency: string }): number | null {
  if (!isCurrency(currency)) return null;
  const minor = cents / 10 ** (2 - CURRENCIES[currency].decimals);
  return Number.isSafeInteger(minor) ? minor : null;
}
