import valid from 'card-validator';
import type { CardInput } from '@/lib/clients/gateway';
import { type DocumentFault, findDocumentFault, findDocumentIssue } from '@/lib/domain/people/documents';
import type { Country } from '@/lib/domain/tenant/countries';
import { digitsOf } from '@/lib/domain/text/number-text';

export type CardDraft = Omit<CardInput, 'month' | 'year'> & { expiry: string; dniType: string; dni: string };

/** Writes digits in groups of four. */
export const groupDigits = (text: string): string =>
  digitsOf(text)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** `12/31` or, as some browsers fill it in, `12/2031`: the stroke comes with the year, so that it can be deleted. A digit
 * that is left alone before the stroke is being corrected. */
export function toExpiry(text: string, before = ''): string {
  if (before.length - text.length === 1) return text.replace(/\/$/, '');
  const [, isoYear, isoMonth] = /^(\d{4})-(\d\d)$/.exec(text.trim()) ?? [];
  const digits = digitsOf(isoYear ? `${isoMonth}${isoYear}` : text);
  const whole = /^(\d\s*\/|[2-9])/.test(text.trim()) && !isoYear ? `0${digits}` : digits;
  return whole.length > 2 ? `${whole.slice(0, 2)}/${whole.slice(2, 6)}` : whole;
}

export function readExpiry(expiry: string): { month: string; year: string } {
  const [month = '', year = ''] = expiry.split('/');
  return { month, year };
}

export const brandOf = ({ number }: CardDraft): string | undefined =>
  valid.number(digitsOf(number)).card?.niceType;

/** Digits of the code; null while the brand is unknown. */
const codeSizeOf = ({ number }: CardDraft): number | null =>
  valid.number(digitsOf(number)).card?.code.size ?? null;

type Input = { draft: CardDraft; country: Country };
export type CardIssue =
  | { key: 'leading_space' | 'invalid' }
  | { key: 'card_number_invalid' | 'card_month_invalid' | 'card_expiry_invalid' | 'card_expired' }
  | { key: 'card_cvc_length'; digits: string }
  | DocumentFault;

/** More than any card lasts: what is still refused is in the past. */
const ANY_YEARS = 10_000;

function findExpiryIssue({ expiry }: CardDraft): CardIssue | null {
  const { month, year } = readExpiry(expiry);
  if (month.length === 2 && !valid.expirationMonth(month).isValid) return { key: 'card_month_invalid' };
  if (valid.expirationDate({ month, year }).isValid) return null;
  const isPast = valid.expirationYear(year).isValid || !valid.expirationYear(year, ANY_YEARS).isValid;
  return { key: /^(\d\d){1,2}$/.test(year) && isPast ? 'card_expired' : 'card_expiry_invalid' };
}

function findCodeIssue(draft: CardDraft): CardIssue | null {
  const size = codeSizeOf(draft);
  if (valid.cvv(draft.cvc, size ?? [3, 4]).isValid) return null;
  return { key: 'card_cvc_length', digits: String(size ?? 'unknown') };
}

function findPaperIssue({ draft: { dniType: type, dni: number }, country }: Input): CardIssue | null {
  if (!findDocumentIssue({ country, type, number })?.blocks) return null;
  return findDocumentFault({ country, type, number }) ?? { key: 'invalid' };
}

/** Finds problems to show to the diner; the gateway decides. */
export function findCardProblems(input: Input): Partial<Record<keyof CardDraft, CardIssue>> {
  const { draft } = input;
  const { holder, number } = draft;
  const unless = (isFine: boolean, key: 'leading_space' | 'invalid' | 'card_number_invalid') =>
    isFine ? null : { key };
  const issues: Record<keyof CardDraft, CardIssue | null> = {
    holder:
      unless(!/^\s/.test(holder), 'leading_space') ?? unless(valid.cardholderName(holder).isValid, 'invalid'),
    number: unless(valid.number(digitsOf(number)).isValid, 'card_number_invalid'),
    cvc: findCodeIssue(draft),
    expiry: findExpiryIssue(draft),
    dniType: null,
    dni: findPaperIssue(input),
  };
  return Object.fromEntries(
    Object.entries(issues).flatMap(([name, issue]) => (issue ? [[name, issue]] : [])),
  );
}
