import type { Country } from '@/lib/domain/tenant/countries';
import { foldNumber, toNumberText } from '@/lib/domain/text/number-text';
import { isCnpj, isCpf, isDui, isNit, isRuc, isRut } from './check-digits';

/** How many digits, or letters and digits, a number has. */
type Size = { least: number; most: number; signs: 'digits' | 'any' };
/** `clean` where more than letters and digits counts; `size` where no more than a length is asked, or a check digit too. */
type Rule = {
  fits: (text: string) => boolean;
  blocks: boolean;
  clean?: (text: string) => string;
  size?: Size;
};

const shape = (pattern: RegExp): Rule => ({ fits: (text) => pattern.test(text), blocks: true });
const sized = (least: number, most: number, signs: Size['signs']): Rule => ({
  ...shape(new RegExp(`^${signs === 'digits' ? '\\d' : '[A-Z0-9]'}{${least},${most}}$`)),
  size: { least, most, signs },
});
const digits = (least: number, most = least) => sized(least, most, 'digits');
const checked = (fits: (text: string) => boolean, size: Rule): Rule => ({ ...size, fits, blocks: true });
/** Warns only: old and new series differ too much. */
const advised = (rule: Rule): Rule => ({ ...rule, blocks: false });

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

const PASSPORT = sized(5, 12, 'any');

/** Documents by country, in the order of the form (rule people/documents). */
const DOCUMENTS = {
  CO: {
    CC: advised(digits(6, 10)),
    CE: sized(4, 12, 'any'),
    NIT: checked(isNit, digits(10)),
    TI: digits(10, 11),
    PP: PASSPORT,
    PPT: digits(6, 8),
  },
  PE: {
    DNI: advised(digits(8)),
    CE: sized(9, 12, 'any'),
    RUC: checked(isRuc, digits(11)),
    PP: PASSPORT,
  },
  CL: { RUT: checked(isRut, digits(8, 9)), PP: PASSPORT },
  MX: {
    CURP: shape(/^[A-Z]{4}\d{6}[HMX][A-Z]{5}[A-Z0-9]\d$/),
    RFC,
    INE: sized(9, 18, 'any'),
    PP: PASSPORT,
  },
  PA: {
    CIP: { ...shape(CEDULA), clean: toCedula },
    RUC: { ...shape(/^[A-Z0-9-]{5,24}$/), clean: toPanamaRuc },
    PP: PASSPORT,
  },
  SV: { DUI: checked(isDui, digits(9)), NIT: digits(14), PP: PASSPORT },
  BR: { CPF: checked(isCpf, digits(11)), CNPJ: checked(isCnpj, sized(14, 14, 'any')), PP: PASSPORT },
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

export type DocumentFault =
  | ({ key: 'document_length'; type: string; span: 'exact' | 'between' } & Size)
  | { key: 'document_check'; type: string };

/** Says why a number does not fit, where its rule knows it: its length or its check digits. */
export function findDocumentFault({ number, ...paper }: Paper): DocumentFault | null {
  const rule = ruleOf(paper);
  const clean = cleanBy(rule, number);
  if (!rule?.size || rule.fits(clean)) return null;
  const { type } = paper;
  const { least, most, signs } = rule.size;
  // The check digit of a Chilean RUT may be K.
  const hasSigns = (signs === 'digits' ? /^\d+[\dK]$/ : /^[A-Z0-9]+$/).test(clean);
  const hasForm = hasSigns && clean.length >= least && clean.length <= most;
  if (hasForm) return { key: 'document_check', type };
  return { key: 'document_length', type, span: least === most ? 'exact' : 'between', ...rule.size };
}
