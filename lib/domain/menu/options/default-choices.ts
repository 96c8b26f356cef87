import type { Choice } from './option-limits';

type Option = { id: number; available: boolean; is_default: boolean; groups?: readonly Group[] | undefined };
type Group = { max: number; options: readonly Option[] };

/** A piece of an option, with what is preselected inside it. */
export function startChoice({ id, groups = [] }: Option): Choice {
  const inside = groups.flatMap(defaultChoices);
  return { optionId: id, count: 1, ...(inside.length === 0 ? {} : { choices: inside }) };
}

/** The choice of a group before the diner says anything: the tenant's preselection, as far as it can be had. */
export function defaultChoices({ max, options }: Group): Choice[] {
  return options
    .filter(({ available, is_default }) => available && is_default)
    .slice(0, max)
    .map(startChoice);
}
