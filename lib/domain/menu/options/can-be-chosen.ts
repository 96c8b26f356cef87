/** `groups`: inside the option, asked for each of its pieces. */
type Counted = { available: boolean; max: number; groups?: readonly Asked[] | undefined };
type Asked = { min: number; options: readonly Counted[] };

/** Whether an option can be had: it is not sold out, nor is a choice that has to be made inside it. */
export const isLeft = ({ available, groups = [] }: Counted): boolean => available && canBeChosen(groups);

/**
 * Whether enough is left of every group that must be chosen from. A product of which a group has too little left is sold out
 * by itself, and comes back by itself (rule menu/options).
 */
export const canBeChosen = (groups: readonly Asked[]): boolean =>
  groups.every(({ min, options }) => options.filter(isLeft).reduce((most, { max }) => most + max, 0) >= min);
