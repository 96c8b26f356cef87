export type OptionRule = { id: number; priceMinor: number; max: number; available: boolean };

/** Choose `min` to `max` units; `free` of them cost nothing. */
export type GroupRule = {
  id: number;
  min: number;
  max: number;
  free: number;
  options: readonly OptionRule[];
};

export type Choice = { optionId: number; count: number };

/** What is wrong with a choice; `limit` is the number to name in the sentence. */
export type OptionIssue = {
  key: 'option_required' | 'option_min' | 'option_max' | 'option_each_max' | 'option_unavailable';
  groupId: number;
  optionId: number | null;
  limit: number;
};

/** How many units are chosen. */
export const countChoices = (choices: readonly Choice[]): number =>
  choices.reduce((sum, { count }) => sum + count, 0);

/** Every rule that a group's choice breaks (rule menu/options); none when it may be ordered. */
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

/**
 * What each chosen option costs, by its id: the dearest units are charged first, so the cheapest `free` ones cost
 * nothing whatever the order they were chosen in. Of equally dear ones those chosen first are included.
 */
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

/** What a choice adds to the product's price. Minor units. */
export function priceChoice(choice: { group: GroupRule; choices: readonly Choice[] }): number {
  return [...priceOptions(choice).values()].reduce((sum, price) => sum + price, 0);
}

/** What one more unit would do to a group: whether it may be added at all. */
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
