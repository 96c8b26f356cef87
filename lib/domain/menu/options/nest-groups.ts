import type { GroupRule, OptionRule } from './option-limits';

export type FlatGroup<O extends { id: number } = Omit<OptionRule, 'groups'>> = Omit<GroupRule, 'options'> & {
  parentOptionId: number | null;
  options: readonly O[];
};
export type NestedGroup<O extends { id: number }> = Omit<GroupRule, 'options'> & {
  options: (O & { groups: NestedGroup<O>[] })[];
};

/** Puts the groups of a product, which are held side by side, into the options that they belong to. */
export function nestGroups<O extends { id: number }>(
  flat: readonly FlatGroup<O>[],
  parent: number | null = null,
): NestedGroup<O>[] {
  return flat
    .filter(({ parentOptionId }) => parentOptionId === parent)
    .map(({ parentOptionId, options, ...group }) => ({
      ...group,
      options: options.map((option) => ({ ...option, groups: nestGroups(flat, option.id) })),
    }));
}
