import { isOptionText } from './text-option';

export type OptionRule = {
  id: number;
  priceMinor: number;
  max: number;
  available: boolean;
  /** Characters that are written to it; null: it is only chosen. */
  textMax: number | null;
  /** Asked for each piece of it that is chosen (rule menu/inside). */
  groups: readonly GroupRule[];
};

/** The chosen units that count: each of them, or the dearest one, once. */
export const PRICE_RULES = ['sum', 'dearest'] as const;
export type PriceRule = (typeof PRICE_RULES)[number];

/** Choose `min` to `max` units, of which `free` cost nothing. */
export type GroupRule = {
  id: number;
  priceRule: PriceRule;
  min: number;
  max: number;
  free: number;
  options: readonly OptionRule[];
};

/** `choices`: inside the option, of each of its pieces. */
export type Choice = {
  optionId: number;
  count: number;
  text?: string | undefined;
  choices?: readonly Choice[] | undefined;
};

/** `limit` is the number to show. */
export type OptionIssue = {
  key:
    | 'option_required'
    | 'option_min'
    | 'option_max'
    | 'option_each_max'
    | 'option_unavailable'
    | 'option_text';
  groupId: number;
  optionId: number | null;
  limit: number;
};

export const countChoices = (choices: readonly Choice[]): number =>
  choices.reduce((sum, { count }) => sum + count, 0);

export const choicesOf = (group: GroupRule, choices: readonly Choice[]): Choice[] =>
  choices.filter(({ optionId }) => group.options.some(({ id }) => id === optionId));

/** A text where one is asked for, and nowhere else. */
const isTextFit = ({ textMax }: OptionRule, { text }: Choice): boolean =>
  textMax === null ? text === undefined : text !== undefined && isOptionText({ text, max: textMax });

/** All broken rules of a group's choice, and of what is inside each chosen option (rule menu/options, rule menu/inside). */
export function findOptionIssues({
  group,
  choices,
}: {
  group: GroupRule;
  choices: readonly Choice[];
}): OptionIssue[] {
  const total = countChoices(choices);
  const ofGroup = { groupId: group.id, optionId: null };
  const issues: OptionIssue[] = [];
  if (total < group.min) {
    const key = total === 0 ? 'option_required' : 'option_min';
    issues.push({ key, ...ofGroup, limit: group.min });
  }
  if (total > group.max) issues.push({ key: 'option_max', ...ofGroup, limit: group.max });
  for (const optionId of new Set(choices.map((one) => one.optionId))) {
    const option = group.options.find(({ id }) => id === optionId);
    const own = choices.filter((one) => one.optionId === optionId);
    const count = countChoices(own);
    const ofOption = { groupId: group.id, optionId };
    if (!option?.available) issues.push({ key: 'option_unavailable', ...ofOption, limit: 0 });
    else if (count > option.max) issues.push({ key: 'option_each_max', ...ofOption, limit: option.max });
    else if (!own.every((one) => isTextFit(option, one)))
      issues.push({ key: 'option_text', ...ofOption, limit: option.textMax ?? 0 });
    for (const piece of option ? own : [])
      issues.push(...findChoiceIssues({ groups: option?.groups ?? [], choices: piece.choices ?? [] }));
  }
  return issues;
}

/** A choice outside the groups counts as gone. */
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

/** The options that are still to be chosen or written. */
const OPEN: readonly OptionIssue['key'][] = ['option_min', 'option_required', 'option_text'];

export function canAddOption({
  group,
  choices,
  optionId,
}: {
  group: GroupRule;
  choices: readonly Choice[];
  optionId: number;
}): boolean {
  const after = findOptionIssues({ group, choices: [...choices, { optionId, count: 1 }] });
  return after.every(({ key }) => OPEN.includes(key));
}
