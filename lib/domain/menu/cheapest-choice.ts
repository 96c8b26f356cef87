import { type Choice, countChoices, type GroupRule, type OptionRule, priceChoice } from './option-limits';

/** Adds the first options that there are, in their order, until the group's minimum is met; null when it cannot be. */
function fill(group: GroupRule, chosen: readonly Choice[], options: readonly OptionRule[]): Choice[] | null {
  let missing = group.min - countChoices(chosen);
  const added: Choice[] = [];
  for (const { id, max } of options) {
    const room = max - countChoices(chosen.filter(({ optionId }) => optionId === id));
    const count = Math.min(room, missing);
    if (count <= 0) continue;
    added.push({ optionId: id, count });
    missing -= count;
  }
  return missing > 0 ? null : [...chosen, ...added];
}

const byPrice = (options: readonly OptionRule[], direction: 1 | -1) =>
  [...options].sort((a, b) => direction * (a.priceMinor - b.priceMinor));

/**
 * The cheapest choice that a group accepts and that keeps what is chosen already. More units than the minimum never
 * cost less. Null where the options that are available do not suffice.
 */
export function cheapestChoice({
  group,
  chosen = [],
}: {
  group: GroupRule;
  chosen?: readonly Choice[];
}): Choice[] | null {
  const open = group.options.filter(({ available }) => available);
  return fill(group, chosen, byPrice(open, 1));
}

/**
 * What the required options of a product add to its price at least, in minor units, and whether that depends on which
 * are taken. Where too few are available the price is only read, and all of them count.
 */
export function requiredPrice(groups: readonly GroupRule[]): { leastMinor: number; varies: boolean } {
  const ends = groups.map((group) => {
    const open = group.options.filter(({ available }) => available);
    const options = fill(group, [], open) ? open : group.options;
    const priceOf = (direction: 1 | -1) =>
      priceChoice({ group, choices: fill(group, [], byPrice(options, direction)) ?? [] });
    return { least: priceOf(1), most: priceOf(-1) };
  });
  return {
    leastMinor: ends.reduce((sum, { least }) => sum + least, 0),
    varies: ends.some(({ least, most }) => most > least),
  };
}
