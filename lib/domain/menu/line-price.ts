import { cheapestChoice, dearestChoice } from './options/cheapest-choice';
import { type Choice, findChoiceIssues, type GroupRule } from './options/option-limits';
import { unitPrice } from './unit-price';

/**
 * The price of a piece, and whether it can still rise with what has to be chosen: «from» is said only then. Minor units.
 */
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
  const priceOf = (completeGroup: typeof cheapestChoice) =>
    unitPrice({
      priceMinor,
      groups,
      choices: groups.flatMap((group) => {
        const own = choicesOf(group.id);
        return completeGroup({ group, chosen: own }) ?? own;
      }),
    });
  const unitMinor = priceOf(cheapestChoice);
  const isOpen = findChoiceIssues({ groups, choices: chosen }).length > 0;
  return { unitMinor, isLeast: isOpen && priceOf(dearestChoice) > unitMinor };
}
