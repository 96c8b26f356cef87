import { CURRENCIES, type Currency } from './currencies';

const factor = (currency: Currency) => 10 ** CURRENCIES[currency].decimals;

/** Turns minor units into the wire's number: 2490 PEN → 24.9 (rule platform/amounts). */
export function toMajor({ amountMinor, currency }: { amountMinor: number; currency: Currency }): number {
  return amountMinor / factor(currency);
}

/** Turns the wire's number into minor units; null if not finite, negative or with too many decimals (rule platform/amounts). */
export function toMinor({ amount, currency }: { amount: number; currency: Currency }): number | null {
  if (!Number.isFinite(amount) || amount < 0) return null;
  const minor = Math.round(amount * factor(currency));
  return Number.isSafeInteger(minor) && minor / factor(currency) === amount ? minor : null;
}

/** Rounds to the nearest unit where `toMinor` would refuse, so that a price is never shown as nothing. */
export function nearestMinor({ amount, currency }: { amount: number; currency: Currency }): number {
  return Math.round(amount * factor(currency));
}

/** Cached: creating one is the costliest step of printing an amount. */
const printers = new Map<Currency, Intl.NumberFormat>();

function printerOf(currency: Currency): Intl.NumberFormat {
  const { decimals, locale } = CURRENCIES[currency];
  const printer =
    printers.get(currency) ??
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
  printers.set(currency, printer);
  return printer;
}

/** `$`, `S/`, `R$` */
export function currencySign(currency: Currency): string {
  const parts = printerOf(currency).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** Prints an amount in the currency's locale, whatever the page's language (rule platform/currencies). */
export function formatMoney({ amountMinor, currency }: { amountMinor: number; currency: Currency }): string {
  return printerOf(currency).format(toMajor({ amountMinor, currency }));
}

/** Multiplies by `count` in minor units: 24.9 × 3 is not 74.7 in floats. */
export function formatAmount({
  amount,
  currency,
  count = 1,
}: {
  amount: number;
  currency: Currency;
  count?: number;
}): string {
  return formatMoney({ amountMinor: nearestMinor({ amount, currency }) * count, currency });
}

/**
 * A typed amount in major units, 0 if none. Three digits after a point or comma are thousands: «50.000», «50,000».
 */
export function readAmount(text: string): number {
  const parts = text.replace(/[^\d.,]/g, '').split(/[.,]/);
  const fraction = parts.length > 1 && parts.at(-1)?.length !== 3 ? parts.pop() : '';
  return Number(`${parts.join('')}.${fraction}`) || 0;
}

export const readOptionalAmount = (text: string): number | null =>
  text.trim() === '' ? null : readAmount(text);
