import type { Country } from '@/lib/domain/tenant/countries';
import { toNumberText } from '@/lib/domain/text/number-text';
import { findDocumentIssue } from './documents';
import { isTaxRegime } from './tax-regimes';

/** The recipient of an invoice: a person or a company. */
type Party = {
  name: string;
  type: string;
  number: string;
  /** Code of the tax authority, and the postal code of the tax address, where `asksTaxAddress`. */
  regime?: string | undefined;
  postal_code?: string | undefined;
};

/** An invoice of Mexico names both besides its RFC (rule people/invoice). */
export const asksTaxAddress = (country: Country): boolean => country === 'MX';

export const isTaxPostalCode = (text: string): boolean => /^\d{5}$/.test(toNumberText(text));

/** Documents that name a taxpayer, the usual one first (rule people/invoice). */
const TAX_DOCUMENTS: Record<Country, readonly string[]> = {
  CO: ['NIT', 'CC', 'CE'],
  PE: ['RUC'],
  CL: ['RUT'],
  MX: ['RFC'],
  PA: ['RUC', 'CIP'],
  SV: ['NIT', 'DUI'],
  BR: ['CPF', 'CNPJ'],
  US: [],
};

/** Empty where the country knows no such invoice. */
export const listTaxDocuments = (country: Country): readonly string[] => TAX_DOCUMENTS[country];

/** The part that is wrong, with the country's check digits; null: none. */
export function findInvoiceIssue({
  country,
  invoice: { name, type, number, regime = '', postal_code = '' },
}: {
  country: Country;
  invoice: Party;
}): keyof Party | null {
  if (name.trim() === '') return 'name';
  if (!listTaxDocuments(country).includes(type)) return 'type';
  if (findDocumentIssue({ country, type, number })?.blocks) return 'number';
  if (!asksTaxAddress(country)) return null;
  if (!isTaxRegime(regime)) return 'regime';
  return isTaxPostalCode(postal_code) ? null : 'postal_code';
}
