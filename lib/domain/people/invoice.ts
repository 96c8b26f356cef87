import type { Country } from '@/lib/domain/tenant/countries';
import { findDocumentIssue } from './documents';

/** Who an invoice is made out to: a person or a company. */
type Party = { name: string; type: string; number: string };

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
  invoice: { name, type, number },
}: {
  country: Country;
  invoice: Party;
}): keyof Party | null {
  if (name.trim() === '') return 'name';
  if (!listTaxDocuments(country).includes(type)) return 'type';
  return findDocumentIssue({ country, type, number })?.blocks ? 'number' : null;
}
