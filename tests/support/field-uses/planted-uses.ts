import type { Cup, Dish } from './planted-fields';

const NAMES = ['chosen'] as const;
type Handed = { handedOn: string; within: readonly { handedOn: string }[] };
const show = ({ handedOn }: Handed) => handedOn;

export const words = (dish: Dish) => [dish.read, dish.byName, ...NAMES.map((name) => dish[name]), show(dish)];
export const bound = ({ destructured, renamed: other }: Dish) => destructured + other;
export const write = (dish: Dish): Dish => ({ ...dish, written: '' });
/** Holds none of its fields. */
export const keep = (cup: Cup): Cup[] => [cup];
