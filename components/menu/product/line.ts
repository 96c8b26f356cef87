import { useVisit } from '@/lib/browser/visit-provider';
import type { Product } from '@/lib/contract/menu/menu';
import type { Choice } from '@/lib/domain/menu/option-limits';
import { findChoiceIssues } from '@/lib/domain/menu/unit-price';
import { toGroupRule } from './option-rule';

/** What a diner has chosen of a product. `tried` counts the presses that something was missing for. */
export type Line = { choices: Record<number, Choice[]>; count: number; comment: string; tried: number };
export const EMPTY_LINE: Line = { choices: {}, count: 1, comment: '', tried: 0 };

export type LineProps = { product: Product; line: Line; change: (changes: Partial<Line>) => void };

export function useRules({ product, line }: Pick<LineProps, 'product' | 'line'>) {
  const { currency } = useVisit().tenant;
  const groups = product.option_groups.map((group) => toGroupRule(group, currency));
  const chosen = Object.values(line.choices).flat();
  return { currency, groups, chosen, issues: findChoiceIssues({ groups, choices: chosen }) };
}
