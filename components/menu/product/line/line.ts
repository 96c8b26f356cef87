import { useApp } from '@/lib/browser/app-provider';
import type { OptionGroup, Product } from '@/lib/contract/menu/menu';
import { defaultChoices } from '@/lib/domain/menu/options/default-choices';
import { toGroupRule } from '@/lib/domain/menu/options/group-rule';
import { type Choice, findChoiceIssues } from '@/lib/domain/menu/options/option-limits';

/** A diner's choices of a product. `tried` counts the presses while something was missing. */
export type Line = { choices: Record<number, Choice[]>; count: number; comment: string; tried: number };

/** A new line with what the tenant preselects; it has no options while the product is awaited. */
export const startLine = (product: Product | null): Line => ({
  choices: Object.fromEntries(
    (product?.option_groups ?? []).map((group) => [group.id, defaultChoices(group)]),
  ),
  count: 1,
  comment: '',
  tried: 0,
});

const ofGroup = ({ options }: OptionGroup, chosen: readonly Choice[]): Choice[] =>
  chosen.flatMap(({ choices = [], ...choice }) => {
    const option = options.find(({ id }) => id === choice.optionId);
    if (!option) return [];
    const inside = (option.groups ?? []).flatMap((group) => ofGroup(group, choices));
    return [{ ...choice, ...(inside.length === 0 ? {} : { choices: inside }) }];
  });

/** Keyed by group; without options that the product no longer has. */
export const offeredChoices = ({
  product,
  chosen,
}: {
  product: Product | null;
  chosen: readonly Choice[];
}): Line['choices'] =>
  Object.fromEntries((product?.option_groups ?? []).map((group) => [group.id, ofGroup(group, chosen)]));

/** The line after its product was read again: it keeps what is still offered. */
export const offeredLine = ({ product, line }: { product: Product | null; line: Line }): Line => ({
  ...line,
  choices: offeredChoices({ product, chosen: Object.values(line.choices).flat() }),
});

export type LineProps = { product: Product; line: Line; change: (changes: Partial<Line>) => void };

export function useRules({ product, line }: Pick<LineProps, 'product' | 'line'>) {
  const { currency } = useApp().tenant;
  const groups = product.option_groups.map((group) => toGroupRule(group, currency));
  const chosen = Object.values(line.choices).flat();
  return { currency, groups, chosen, issues: findChoiceIssues({ groups, choices: chosen }) };
}
