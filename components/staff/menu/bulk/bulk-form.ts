import type { Currency } from '@/lib/domain/money/currencies';
import type { BulkEdit } from '@/lib/domain/shop/bulk/bulk-steps';
import { type PriceChange, readPercent, roundingsOf } from '@/lib/domain/shop/bulk/change-price';
import { amountOf } from '@/lib/domain/shop/typed-money';

export const OF_PRICES = ['price', 'sell_out', 'offer'] as const;
export const OF_MENU = ['category', 'label', 'remove'] as const;
export type What = (typeof OF_PRICES)[number] | (typeof OF_MENU)[number];
export const WAYS = ['raise_percent', 'lower_percent', 'raise_amount', 'lower_amount', 'set_amount'] as const;

export type BulkForm = {
  what: What;
  way: (typeof WAYS)[number];
  /** A percentage or an amount, as it is typed. */
  text: string;
  /** The place of a rounding in those of the currency. */
  rounding: number;
  /** `''`: all. */
  branch: string;
  category: string;
  /** One text for each language. */
  label: Readonly<Record<string, string>>;
};
export const NO_FORM: BulkForm = {
  ...{ what: 'price', way: 'raise_percent', text: '', rounding: 0, branch: '', category: '', label: {} },
};

/** @returns null: what is typed says no change */
function readChange({ way, text }: BulkForm, currency: Currency): PriceChange | null {
  const [direction, unit] = way.split('_') as ['raise' | 'lower' | 'set', 'percent' | 'amount'];
  if (unit === 'percent' && direction !== 'set') {
    const percent = readPercent(text, direction);
    return percent === null ? null : { way: direction, percent };
  }
  const amountMinor = amountOf({ text }, currency);
  return amountMinor === null || amountMinor === 0 ? null : { way: direction, amountMinor };
}

/** The edit that a form asks for; null: it says nothing yet. @param branches the slugs of those that the person may edit */
export function readBulkForm({
  form,
  currency,
  branches,
}: {
  form: BulkForm;
  currency: Currency;
  branches: readonly string[];
}): BulkEdit | null {
  const { what, rounding, branch, category, label } = form;
  const places = branch === '' ? branches : [branch];
  if (what === 'remove') return { what };
  if (what === 'sell_out' || what === 'offer')
    return { what: 'available', available: what === 'offer', branches: places };
  if (what === 'category') return category === '' ? null : { what, categoryKey: category };
  if (what === 'label') {
    const said = Object.entries(label).filter(([, text]) => text.trim() !== '');
    return { what, label: Object.fromEntries(said) };
  }
  const change = readChange(form, currency);
  const roundings = roundingsOf(currency);
  return change && { what, change, rounding: roundings[rounding] ?? roundings[0], branches: places };
}
