import type { Country } from '@/lib/domain/tenant/countries';
import { toNumberText } from '@/lib/domain/text/number-text';

type PostcodeRule = {
  /** The usual form. */
  digits: number;
  isNeeded: boolean;
  shape: RegExp;
  /** Where its hyphen stands. */
  first: number;
};

/** Countries whose addresses are brought by one (rule delivery/postcode). */
const RULES: Partial<Record<Country, PostcodeRule>> = {
  BR: { digits: 8, isNeeded: false, shape: /^\d{8}$/, first: 5 },
  MX: { digits: 5, isNeeded: true, shape: /^\d{5}$/, first: 5 },
  US: { digits: 5, isNeeded: false, shape: /^\d{5}(\d{4})?$/, first: 5 },
};

/** Null: the country's addresses have none. */
export const postcodeRule = (country: Country): Pick<PostcodeRule, 'digits' | 'isNeeded'> | null =>
  RULES[country] ?? null;

/** The postcode as its country writes it; empty for none and where there are none; null for another shape. */
export function readPostcode({ country, text }: { country: Country; text: string }): string | null {
  const rule = RULES[country];
  const bare = toNumberText(text);
  if (!rule || bare === '') return '';
  if (!rule.shape.test(bare)) return null;
  return [bare.slice(0, rule.first), bare.slice(rule.first)].filter(Boolean).join('-');
}

/** `missing` where the country needs one. */
export function findPostcodeIssue(asked: { country: Country; text: string }): 'missing' | 'shape' | null {
  const read = readPostcode(asked);
  if (read === null) return 'shape';
  return read === '' && RULES[asked.country]?.isNeeded ? 'missing' : null;
}
