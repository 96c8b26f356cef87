import type { Country } from '@/lib/domain/tenant/countries';
import { foldNumber, toNumberText } from '@/lib/domain/text/number-text';
import { isCnpj, isCpf, isDui, isNit, isRuc, isRut } from './check-digits';

/** `clean` where more than letters and digits counts. */
type Rule = { fits: (text: string) => boolean; blocks: boolean; clean?: (text: string) => string };

const shape = (pattern: RegExp): Rule => ({ fits: (text) => pattern.test(text), blocks: true });
const checked = (fits: (text: string) => boolean): Rule => ({ fits, blocks: true });
/** Warns only: old and new series differ too much. */
const advised = (pattern: RegExp): Rule => ({ fits: (text) => pattern.test(text), blocks: false });

/** Mexican companies have & in their letters. */
const RFC: Rule = {
  ...shape(/^[A-ZÑ&]{3,4}\d{6}[A-Z0-9]{3}$/),
  clean: (text) => text.split('&').map(toNumberText).join('&'),
};

/** Letters of a series stand behind the province or in its place; only a series has no province of its own. */
const CEDULA = /^(?:(?:1[0-3]|[1-9])(?:AV|PI|N|E|EC|PE)?|AV|PI|N|E|EC|PE)-\d{1,4}-\d{1,6}$/;

/** Province and series, book and entry, without leading zeros: «08-AV-0012-000345» is 8AV-12-345. */
function toCedula(text: string): string {
  const parts =
    foldNumber(text)
      .toUpperCase()
      .match(/\p{L}+|\d+/gu) ?? [];
  const bare = parts.map((part) => part.replace(/^0+(?=\d)/, ''));
  const series = bare.slice(0, -2).join('').replace(/^0/, '');
  return [series, ...bare.slice(-2)].join('-');
}

/** Its parts have no fixed lengths, so what parts them counts. */
const toPanamaRuc = (text: string): string =>
  foldNumber(text)
    .toUpperCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .join('-');

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
    RFC,
    INE: shape(/^[A-Z0-9]{9,18}$/),
    PP: PASSPORT,
  },
  PA: {
    CIP: { ...shape(CEDULA), clean: toCedula },
    RUC: { ...shape(/^[A-Z0-9-]{5,24}$/), clean: toPanamaRuc },
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

type Paper = { country: Country; type: string; number: string };

function ruleOf({ country, type }: Omit<Paper, 'number'>): Rule | undefined {
  const rules: Record<string, Rule> = DOCUMENTS[country];
  return Object.hasOwn(rules, type) ? rules[type] : undefined;
}

const cleanBy = (rule: Rule | undefined, number: string) => (rule?.clean ?? toNumberText)(number);

/** One way to write a number, whatever marks it was typed with (rule people/numbers). */
export const toDocumentNumber = ({ number, ...paper }: Paper): string => cleanBy(ruleOf(paper), number);

/** An issue that does not block only warns the diner. */
export function findDocumentIssue({ number, ...paper }: Paper): DocumentIssue | null {
  const rule = ruleOf(paper);
  if (!rule) return { key: 'document_type', blocks: true };
  const clean = cleanBy(rule, number);
  if (rule.fits(clean)) return null;
  return { key: 'document_number', blocks: rule.blocks || clean === '' };
}
