import { CURRENCIES, type Currency } from './currencies';

const factor = (currency: Currency) => 10 ** CURRENCIES[currency].decimals;

/** Minor units to the number the wire carries: 2490 PEN → 24.9, 12500 COP → 12500 (rule platform/amounts). */
export function toMajor({ amountMinor, currency }: { amountMinor: number; currency: Currency }): number {
  return amountMinor / factor(currency);
}

/**
 * A major-unit number to integer minor units, exactly; null when it is not finite, is negative,
 * or has more decimals than the currency (rule platform/amounts).
 */
export function toMinor({ amount, currency }: { amount: number; currency: Currency }): number | null {
  if (!Number.isFinite(amount) || amount < 0) return null;
  const minor = Math.round(amount * factor(currency));
  return Number.isSafeInteger(minor) && minor / factor(currency) === amount ? minor : null;
}

/**
 * Integer minor units of an amount of the wire, to print and to reckon with: exact where the amount is, and the nearest
 * unit where it is not, so that no price is ever shown as nothing.
 */
export function nearestMinor({ amount, currency }: { amount: number; currency: Currency }): number {
  return Math.round(amount * factor(currency));
}

/** Making one costs a phone more than everything else that is done to print an amount. */
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

/** The sign that a currency's prices are printed with: `$`, `S/`, `R$`. */
export function currencySign(currency: Currency): string {
  const parts = printerOf(currency).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** Prints an amount the way its currency's locale does (rule platform/currencies), whatever the page's language. */
export function formatMoney({ amountMinor, currency }: { amountMinor: number; currency: Currency }): string {
  return printerOf(currency).format(toMajor({ amountMinor, currency }));
}

/** Prints an amount of the wire, `count` times: multiplied in minor units, because 24.9 × 3 is not 74.7 in floats. */
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
 * The major units of an amount as somebody types it, 0 where there is none: «50.000», «50,000» and «50000» are the same,
 * because three digits after a point or a comma are thousands wherever money is written.
 */
export function readAmount(text: string): number {
  const parts = text.replace(/[^\d.,]/g, '').split(/[.,]/);
  const fraction = parts.length > 1 && parts.at(-1)?.length !== 3 ? parts.pop() : '';
  return Number(`${parts.join('')}.${fraction}`) || 0;
}

/** The same of an amount that may be left out: null where nothing was typed. */
export const readOptionalAmount = (text: string): number | null =>
  text.trim() === '' ? null : readAmount(text);
