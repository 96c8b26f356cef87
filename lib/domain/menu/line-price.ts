import { cheapestChoice } from './cheapest-choice';
import { type Choice, findChoiceIssues, type GroupRule } from './option-limits';
import { unitPrice } from './unit-price';

/** What a piece costs, and whether that is the least of it: until the required options are chosen. Minor units. */
export function pieceInProgress({
  priceMinor,
  groups,
  choicesOf,
}: {
  priceMinor: number;
  groups: readonly GroupRule[];
  choicesOf: (groupId: number) => readonly Choice[];
}): { unitMinor: number; isLeast: boolean } {
  const chosen = groups.flatMap(({ id }) => choicesOf(id));
  const completed = groups.flatMap((group) => {
    const own = choicesOf(group.id);
    return cheapestChoice({ group, chosen: own }) ?? own;
  });
  return {
    unitMinor: unitPrice({ priceMinor, groups, choices: completed }),
    isLeast: findChoiceIssues({ groups, choices: chosen }).length > 0,
  };
}
