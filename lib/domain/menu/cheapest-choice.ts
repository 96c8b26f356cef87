import { type Choice, countChoices, type GroupRule, type OptionRule, priceChoice } from './option-limits';

/** Adds available options in order until the minimum is met; null if it cannot be. */
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

/** The cheapest valid choice that keeps the chosen options; null if too few are available. */
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
 * The least that required options add, in minor units, and whether it varies. If too few are available, all count.
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
