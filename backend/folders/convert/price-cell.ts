import { CURRENCIES, type Currency } from '@/lib/domain/money/currencies';

/** `$`, `R$`, `S/`, `COP`, blanks. */
const MARKS = /[^\d.,-]/g;

const groupMark = (locale: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: 'always' })
    .formatToParts(1_000)
    .find(({ type }) => type === 'group')?.value ?? ',';

/** Whether three digits behind the only mark are thousands: `12.500` pesos of Colombia, `12,500` of Mexico. */
const isThousands = ({ mark, currency }: { mark: string; currency: Currency }) => {
  const { decimals, locale } = CURRENCIES[currency];
  return decimals === 0 || mark === groupMark(locale);
};

/**
 * A price as menu.csv writes it, of one that another program or a person wrote: `$ 12.500`, `12,500.00`, `24,9`, `24.9000`.
 * @returns '' for an empty cell; what is no price stays as it is, for the reader of menu.csv to refuse
 */
export function toPriceCell({ written, currency }: { written: string; currency: Currency }): string {
  const digits = written.replaceAll(MARKS, '').replace(/[.,]+$/, '');
  const marks = digits.replaceAll(/[^.,]/g, '');
  if (!/\d/.test(digits)) return written.trim();
  if (marks === '') return digits;
  const last = marks.at(-1) ?? '';
  const at = digits.lastIndexOf(last);
  const whole = digits.slice(0, at).replaceAll(/[.,]/g, '');
  const fraction = digits.slice(at + 1);
  if (marks.length > 1 && new Set(marks).size === 1) return whole + fraction;
  if (marks.length === 1 && fraction.length === 3 && isThousands({ mark: last, currency }))
    return whole + fraction;
  const shown = fraction.replace(/0+$/, '');
  return shown === '' ? whole : `${whole}.${shown}`;
}
