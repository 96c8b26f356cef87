import type { Country } from '@/lib/domain/tenant/countries';
import { isCnpj, isCpf, isDui, isNit, isRuc, isRut } from './check-digits';

type Rule = { fits: (text: string) => boolean; blocks: boolean };

const shape = (pattern: RegExp): Rule => ({ fits: (text) => pattern.test(text), blocks: true });
const checked = (fits: (text: string) => boolean): Rule => ({ fits, blocks: true });
/** Warns only: old and new series differ too much. */
const advised = (pattern: RegExp): Rule => ({ fits: (text) => pattern.test(text), blocks: false });
const PASSPORT = shape(/^[A-Z0-9]{5,12}$/);

/** Documents by country, in the order of the form (rule people/documents). */
const DOCUMENTS = {
  CO: {
    CC: advised(/^\d{6,10}$/),
    CE: shape(/^[A-Z0-9]{4,12}$/),
    NIT: checked(isNit),
    TI: shape(/^\d{10,11}$/),
    PP: PASSPORT,
    PPT: shape(/^\d{6,8}$/),
  },
  PE: { DNI: advised(/^\d{8}$/), CE: shape(/^[A-Z0-9]{9,12}$/), RUC: checked(isRuc), PP: PASSPORT },
  CL: { RUT: checked(isRut), PP: PASSPORT },
  MX: {
    CURP: shape(/^[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z0-9]\d$/),
    RFC: shape(/^[A-ZÑ&]{3,4}\d{6}[A-Z0-9]{3}$/),
    INE: shape(/^[A-Z0-9]{9,18}$/),
    PP: PASSPORT,
  },
  PA: {
    CIP: shape(/^(1[0-3]|[1-9]|E|PE|N)-\d{1,4}-\d{1,6}$/),
    RUC: shape(/^[A-Z0-9-]{5,24}$/),
    PP: PASSPORT,
  },
  SV: { DUI: checked(isDui), NIT: shape(/^\d{14}$/), PP: PASSPORT },
  BR: { CPF: checked(isCpf), CNPJ: checked(isCnpj), PP: PASSPORT },
  US: { PP: PASSPORT },
} as const satisfies Record<Country, Record<string, Rule>>;

type DocumentIssue = { key: 'document_type' | 'document_number'; blocks: boolean };

export function listDocumentTypes(country: Country): string[] {
  return Object.keys(DOCUMENTS[country]);
}

/** Normalises a number: no dots or blanks, hyphens only where they matter (Panama). */
export function toDocumentNumber({ country, text }: { country: Country; text: string }): string {
  const bare = text.toUpperCase().replace(/[.\s]/g, '');
  return country === 'PA' ? bare : bare.replace(/-/g, '');
}

/** An issue that does not block only warns the diner. */
export function findDocumentIssue({
  country,
  type,
  number,
}: {
  country: Country;
  type: string;
  number: string;
}): DocumentIssue | null {
  const rules: Record<string, Rule> = DOCUMENTS[country];
  const rule = Object.hasOwn(rules, type) ? rules[type] : undefined;
  if (!rule) return { key: 'document_type', blocks: true };
  if (rule.fits(toDocumentNumber({ country, text: number }))) return null;
  return { key: 'document_number', blocks: rule.blocks || number.trim() === '' };
}
