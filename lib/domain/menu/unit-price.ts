import {
  type Choice,
  findOptionIssues,
  type GroupRule,
  type OptionIssue,
  priceChoice,
} from './option-limits';
import { isPromoActive, type PromoTerms } from './promo';

/** A running promotion's price if lower. Minor units. */
export function currentPrice({
  listMinor,
  promo,
  at,
  timezone,
}: {
  listMinor: number;
  promo: PromoTerms<number> | null;
  at: Date;
  timezone: string;
}): number {
  if (promo === null || promo.price === null || !isPromoActive({ promo, at, timezone })) return listMinor;
  return Math.min(promo.price, listMinor);
}

const choicesOf = (group: GroupRule, choices: readonly Choice[]) =>
  choices.filter(({ optionId }) => group.options.some(({ id }) => id === optionId));

/** The product now plus its options. Minor units. */
export function unitPrice({
  priceMinor,
  groups,
  choices,
}: {
  priceMinor: number;
  groups: readonly GroupRule[];
  choices: readonly Choice[];
}): number {
  return groups.reduce(
    (sum, group) => sum + priceChoice({ group, choices: choicesOf(group, choices) }),
    priceMinor,
  );
}

/** A choice outside the product's groups counts as gone. */
export function findChoiceIssues({
  groups,
  choices,
}: {
  groups: readonly GroupRule[];
  choices: readonly Choice[];
}): OptionIssue[] {
  const known = new Set(groups.flatMap(({ options }) => options.map(({ id }) => id)));
  const strangers = choices
    .filter(({ optionId }) => !known.has(optionId))
    .map(({ optionId }) => ({ key: 'option_unavailable' as const, groupId: 0, optionId, limit: 0 }));
  return [
    ...groups.flatMap((group) => findOptionIssues({ group, choices: choicesOf(group, choices) })),
    ...strangers,
  ];
}
