import { isLeft } from './can-be-chosen';
import type { NestedGroup } from './nest-groups';
import type { Choice } from './option-limits';

type Sold = { id: number; available: boolean; max: number };

/**
 * Finds the first chosen option that is sold out, also one inside another (rule menu/sold-out).
 * @returns null also where a choice is gone from the menu: nobody knows what it was called
 */
export function findSoldOutChoice<O extends Sold>(
  groups: readonly NestedGroup<O>[],
  choices: readonly Choice[],
): O | null {
  const options = groups.flatMap((group) => group.options);
  for (const { optionId, choices: inside = [] } of choices) {
    const option = options.find(({ id }) => id === optionId);
    if (!option) continue;
    const found = findSoldOutChoice<O>(option.groups, inside);
    if (found) return found;
    if (!isLeft(option)) return option;
  }
  return null;
}
