import { CURRENCIES, type Currency } from '@/lib/domain/money/currencies';

/** Stripe has no decimals for these; two for every other currency that we know. */
const ZERO_DECIMAL: readonly string[] = ['CLP'];

const factorOf = (currency: Currency) =>
  10 ** ((ZERO_DECIMAL.includes(currency) ? 0 : 2) - CURRENCIES[currency].decimals);

/**
 * Stripe's smallest unit: 12,500 COP are 1250000, 12,500 CLP are 12500, 24.90 MXN are 2490 (rule platform/amounts).
 * @returns null if not positive or too large to be exact
 */
export function toUnits({
  amountMinor,
  currency,
}: {
  amountMinor: number;
  currency: Currency;
}): number | null {
  const units = amountMinor * factorOf(currency);
  return Number.isSafeInteger(amountMinor) && Number.isSafeInteger(units) && units > 0 ? units : null;
}

const isCurrency = (code: string): code is Currency => Object.hasOwn(CURRENCIES, code);

/** Null for units that are no whole minor units, and unknown currencies. @param code in lower case, as Stripe writes it */
export function fromUnits({ units, code }: { units: number; code: string }): number | null {
  const currency = code.toUpperCase();
  if (!isCurrency(currency)) return null;
  const minor = units / factorOf(currency);
  return Number.isSafeInteger(minor) ? minor : null;
}
