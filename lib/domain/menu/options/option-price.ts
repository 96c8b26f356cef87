import { type Choice, choicesOf, type GroupRule } from './option-limits';

type Chosen = { group: GroupRule; choices: readonly Choice[] };

/**
 * Price by option id, without what is inside. The cheapest `free` units cost nothing; among equals, those chosen first. By
 * the rule `dearest` the dearest unit costs, the others nothing.
 */
export function priceOptions({ group, choices }: Chosen): ReadonlyMap<number, number> {
  const prices = new Map(group.options.map(({ id, priceMinor }) => [id, priceMinor]));
  const units = choices
    .flatMap(({ optionId, count }) => Array.from({ length: count }, () => optionId))
    .map((optionId) => ({ optionId, priceMinor: prices.get(optionId) ?? 0 }))
    .sort((a, b) => a.priceMinor - b.priceMinor);
  const costs = new Map<number, number>();
  for (const [index, { optionId, priceMinor }] of units.entries()) {
    const isFree = group.priceRule === 'dearest' ? index < units.length - 1 : index < group.free;
    costs.set(optionId, (costs.get(optionId) ?? 0) + (isFree ? 0 : priceMinor));
  }
  return costs;
}

/** The options inside are added to each piece, whatever the group outside includes (rule menu/inside). */
function priceInside({ group, choices }: Chosen): number {
  return choices.reduce((sum, { optionId, count, choices: inside = [] }) => {
    const groups = group.options.find(({ id }) => id === optionId)?.groups ?? [];
    return sum + count * priceChoices({ groups, choices: inside });
  }, 0);
}

/** With what is inside. Minor units. */
export const priceChoice = (chosen: Chosen): number =>
  [...priceOptions(chosen).values()].reduce((sum, price) => sum + price, priceInside(chosen));

/** Adds up the prices of choices, in minor units. */
export const priceChoices = ({
  groups,
  choices,
}: {
  groups: readonly GroupRule[];
  choices: readonly Choice[];
}): number =>
  groups.reduce((sum, group) => sum + priceChoice({ group, choices: choicesOf(group, choices) }), 0);
