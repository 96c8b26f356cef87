import { findDocumentIssue, listDocumentTypes } from '@/lib/domain/people/documents';
import type { Country } from '@/lib/domain/tenant/countries';

export const PSE_PERSONS = ['natural', 'company'] as const;
export type PsePerson = (typeof PSE_PERSONS)[number];

/** Document types that PSE knows, of all countries. */
const KNOWN = ['RC', 'TI', 'CC', 'TE', 'CE', 'NIT', 'PP', 'DNI', 'PPT', 'PA'];
const COMPANY = 'NIT';

/** A company has one, with its check digit; a person those of the country (rule payments/pse). */
export function listPayerDocuments({ country, person }: { country: Country; person: PsePerson }): string[] {
  if (person === 'company') return [COMPANY];
  return listDocumentTypes(country).filter((type) => KNOWN.includes(type));
}

/** The bank refuses also what a contact form only warns of. */
export function isWrongPayer({
  country,
  person,
  type,
  number,
}: {
  country: Country;
  person: PsePerson;
  type: string;
  number: string;
}): boolean {
  const isKnown = listPayerDocuments({ country, person }).includes(type);
  return !isKnown || findDocumentIssue({ country, type, number }) !== null;
}
