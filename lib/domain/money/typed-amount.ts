import { CURRENCIES, type Currency } from './currencies';
import { currencySign, toMajor, toMinor } from './money';

/** Signs that people put before or behind an amount, besides the one that is printed. */
const OTHER_SIGNS: Partial<Record<Currency, readonly string[]>> = { USD: ['US$'], PEN: ['S/.'] };
const FRACTION = /^(.*)([.,])(\d{1,2})$/;
const PLAIN = /^\d+$/;
/** Thousands by one mark, or as they are written by hand in Colombia: «1'250.000». */
const GROUPED = /^[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+|(?: \d{3})+|(?:'\d{3})+|'\d{3}[.,]\d{3})$/;

const decimalMarkOf = (currency: Currency): string =>
  new Intl.NumberFormat(CURRENCIES[currency].locale).format(1.5).charAt(1);

/** Without the signs of the currency and the blanks around; each blank and apostrophe inside is one of ASCII. */
function bareOf(text: string, currency: Currency): string {
  const signs = [...(OTHER_SIGNS[currency] ?? []), currencySign(currency), currency];
  const even = text.replace(/\s/g, ' ').replace(/’/g, "'").trim();
  const first = signs.find((sign) => even.toUpperCase().startsWith(sign));
  const last = first === undefined ? signs.find((sign) => even.toUpperCase().endsWith(sign)) : undefined;
  return even.slice(first?.length ?? 0, even.length - (last?.length ?? 0)).trim();
}

/** The digits of the whole part; null if it is none. @param decimal the mark that stands behind it, which parts no thousands then */
function wholeOf(text: string, decimal: string | null): string | null {
  if (PLAIN.test(text)) return text;
  const isGrouped = GROUPED.test(text) && (decimal === null || !text.includes(decimal));
  return isGrouped ? text.replace(/\D/g, '') : null;
}

/** «50.000,00» of a currency without decimals is whole; «50,0» may be fifty or the beginning of fifty thousand. */
const isFractionOf = (whole: string, fraction: string, currency: Currency): boolean =>
  CURRENCIES[currency].decimals > 0 || (fraction === '00' && GROUPED.test(whole));

/** Null where it is more than is counted exactly. */
const checked = (amount: number, currency: Currency): number | null =>
  toMinor({ amount, currency }) === null ? null : amount;

/**
 * Reads an amount as people type it where the currency is used, in major units (rule staff/typed-amounts). Null for everything else: a minus, letters, the
 * sign of another currency, thousands that do not come in threes, decimals that the currency has not, and what may be thousands or decimals.
 */
export function readTypedAmount({ text, currency }: { text: string; currency: Currency }): number | null {
  const bare = bareOf(text, currency);
  const [, before = '', mark = '', fraction = ''] = FRACTION.exec(bare) ?? [];
  if (mark !== '') {
    const whole = before === '' ? '0' : wholeOf(before, mark);
    if (whole === null || !isFractionOf(before, fraction, currency)) return null;
    return checked(Number(`${whole}.${fraction}`), currency);
  }
  const { decimals } = CURRENCIES[currency];
  const isUnclear = decimals > 0 && bare.split(decimalMarkOf(currency)).length === 2;
  const whole = isUnclear ? null : wholeOf(bare, null);
  return whole === null ? null : checked(Number(whole), currency);
}

/** An amount as it stands in a field, without its sign: it is read as it is printed. */
export function printTyped(amountMinor: number, currency: Currency): string {
  const { decimals, locale } = CURRENCIES[currency];
  return toMajor({ amountMinor, currency }).toLocaleString(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}
