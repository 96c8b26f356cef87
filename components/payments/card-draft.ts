import valid from 'card-validator';
import type { CardInput } from '@/lib/clients/gateway';
import { findDocumentIssue } from '@/lib/domain/people/documents';
import type { Country } from '@/lib/domain/tenant/countries';

export type CardDraft = CardInput & { dniType: string; dni: string };

export const onlyDigits = (text: string): string => text.replace(/\D/g, '');
/** Groups of four. */
export const groupDigits = (text: string): string =>
  onlyDigits(text)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

export const brandOf = ({ number }: CardDraft): string | undefined =>
  valid.number(onlyDigits(number)).card?.niceType;

/** Digits of the code; null while the brand is unknown. */
const codeSizeOf = ({ number }: CardDraft): number | null =>
  valid.number(onlyDigits(number)).card?.code.size ?? null;

type CardIssue =
  | { key: 'leading_space' | 'invalid' }
  | { key: 'card_number_invalid' | 'card_month_invalid' | 'card_year_invalid' | 'card_expired' }
  | { key: 'card_cvc_length'; digits: string };

/** More than any card lasts: what is still refused is in the past. */
const ANY_YEARS = 10_000;

function findYearIssue({ month, year }: CardDraft): CardIssue | null {
  if (valid.expirationYear(year).isValid) {
    const isOver = valid.expirationMonth(month).isValid && !valid.expirationDate({ month, year }).isValid;
    return isOver ? { key: 'card_expired' } : null;
  }
  const isPast = /^(\d\d){1,2}$/.test(year) && !valid.expirationYear(year, ANY_YEARS).isValid;
  return { key: isPast ? 'card_expired' : 'card_year_invalid' };
}

function findCodeIssue(draft: CardDraft): CardIssue | null {
  const size = codeSizeOf(draft);
  if (valid.cvv(draft.cvc, size ?? [3, 4]).isValid) return null;
  return { key: 'card_cvc_length', digits: String(size ?? 'unknown') };
}

/** For the diner; the gateway decides. */
export function findCardProblems({
  draft,
  country,
}: {
  draft: CardDraft;
  country: Country;
}): Partial<Record<keyof CardDraft, CardIssue>> {
  const { holder, number, month, dniType, dni } = draft;
  const unless = (isFine: boolean, key: Exclude<CardIssue['key'], 'card_cvc_length'>) =>
    isFine ? null : { key };
  const issues: Record<keyof CardDraft, CardIssue | null> = {
    holder:
      unless(!/^\s/.test(holder), 'leading_space') ?? unless(valid.cardholderName(holder).isValid, 'invalid'),
    number: unless(valid.number(onlyDigits(number)).isValid, 'card_number_invalid'),
    cvc: findCodeIssue(draft),
    month: unless(valid.expirationMonth(month).isValid, 'card_month_invalid'),
    year: findYearIssue(draft),
    dniType: null,
    dni: unless(!findDocumentIssue({ country, type: dniType, number: dni })?.blocks, 'invalid'),
  };
  return Object.fromEntries(
    Object.entries(issues).flatMap(([name, issue]) => (issue ? [[name, issue]] : [])),
  );
}
