export type OptionRule = { id: number; priceMinor: number; max: number; available: boolean };

/** Choose `min` to `max` units, of which `free` cost nothing. */
export type GroupRule = {
  id: number;
  min: number;
  max: number;
  free: number;
  options: readonly OptionRule[];
};

export type Choice = { optionId: number; count: number };

/** `limit` is the number to show. */
export type OptionIssue = {
  key: 'option_required' | 'option_min' | 'option_max' | 'option_each_max' | 'option_unavailable';
  groupId: number;
  optionId: number | null;
  limit: number;
};

export const countChoices = (choices: readonly Choice[]): number =>
  choices.reduce((sum, { count }) => sum + count, 0);

/** All broken rules of a group's choice (rule menu/options). */
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
    const count = countChoices(choices.filter((one) => one.optionId === optionId));
    const ofOption = { groupId: group.id, optionId };
    if (!option?.available) issues.push({ key: 'option_unavailable', ...ofOption, limit: 0 });
    else if (count > option.max) issues.push({ key: 'option_each_max', ...ofOption, limit: option.max });
  }
  return issues;
}

/** Price by option id. The cheapest `free` units cost nothing; among equals, those chosen first. */
export function priceOptions({
  group,
  choices,
}: {
  group: GroupRule;
  choices: readonly Choice[];
}): ReadonlyMap<number, number> {
  const prices = new Map(group.options.map(({ id, priceMinor }) => [id, priceMinor]));
  const units = choices
    .flatMap(({ optionId, count }) => Array.from({ length: count }, () => optionId))
    .map((optionId) => ({ optionId, priceMinor: prices.get(optionId) ?? 0 }))
    .sort((a, b) => a.priceMinor - b.priceMinor);
  const costs = new Map<number, number>();
  for (const [index, { optionId, priceMinor }] of units.entries()) {
    costs.set(optionId, (costs.get(optionId) ?? 0) + (index < group.free ? 0 : priceMinor));
  }
  return costs;
}

/** Minor units. */
export function priceChoice(choice: { group: GroupRule; choices: readonly Choice[] }): number {
  return [...priceOptions(choice).values()].reduce((sum, price) => sum + price, 0);
}

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
  return after.every(({ key }) => key === 'option_min' || key === 'option_required');
}
