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

/** For the diner; the gateway decides. */
export function findCardProblems({
  draft,
  country,
}: {
  draft: CardDraft;
  country: Country;
}): Partial<Record<keyof CardDraft, true>> {
  const number = valid.number(onlyDigits(draft.number));
  const size = number.card?.code.size ?? 3;
  const checks: Record<keyof CardDraft, boolean> = {
    holder: valid.cardholderName(draft.holder).isValid && /^\S/.test(draft.holder),
    number: number.isValid,
    cvc: valid.cvv(draft.cvc, size).isValid,
    month: valid.expirationMonth(draft.month).isValid,
    year: valid.expirationDate({ month: draft.month, year: draft.year }).isValid,
    dniType: true,
    dni: !findDocumentIssue({ country, type: draft.dniType, number: draft.dni })?.blocks,
  };
  return Object.fromEntries(Object.entries(checks).flatMap(([name, fine]) => (fine ? [] : [[name, true]])));
}
