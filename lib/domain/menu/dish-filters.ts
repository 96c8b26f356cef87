import { ALLERGENS, type Allergen, DIET_TAGS, type DietTag } from './food-labels';

export const DISH_ORDERS = ['cheapest', 'dearest'] as const;
type DishOrder = (typeof DISH_ORDERS)[number];

export type DishFilters = {
  diets: readonly DietTag[];
  without: readonly Allergen[];
  /** Null: as the menu has them. */
  sort: DishOrder | null;
};
type Stated = { tags: readonly DietTag[]; allergens: readonly Allergen[] };

export const NO_FILTERS: DishFilters = { diets: [], without: [], sort: null };

export const hasFilters = ({ diets, without, sort }: DishFilters): boolean =>
  diets.length + without.length > 0 || sort !== null;

const readKnown = <T extends string>(known: readonly T[], text: string | null): T[] => {
  const asked = (text ?? '').split(',');
  return known.filter((one) => asked.includes(one));
};

/** @param query of an address; what it does not know is left out */
export function readFilters(query: string): DishFilters {
  const asked = new URLSearchParams(query);
  return {
    diets: readKnown(DIET_TAGS, asked.get('diet')),
    without: readKnown(ALLERGENS, asked.get('without')),
    sort: DISH_ORDERS.find((one) => one === asked.get('sort')) ?? null,
  };
}

/** The query of an address with other filters; the rest of it stays. */
export function printFilters({ query, filters }: { query: string; filters: DishFilters }): string {
  const printed = new URLSearchParams(query);
  const { diets, without, sort } = filters;
  const values = { diet: diets.join(','), without: without.join(','), sort: sort ?? '' };
  for (const [name, value] of Object.entries(values)) {
    if (value) printed.set(name, value);
    else printed.delete(name);
  }
  const text = printed.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}

/** The filters of a menu: those that at least one of its dishes meets, and those that are chosen. */
export function listOffered({
  dishes,
  filters,
}: {
  dishes: readonly Stated[];
  filters: DishFilters;
}): Pick<DishFilters, 'diets' | 'without'> {
  const has = (diet: DietTag) => dishes.some(({ tags }) => tags.includes(diet));
  const states = (allergen: Allergen) => dishes.some(({ allergens }) => allergens.includes(allergen));
  return {
    diets: DIET_TAGS.filter((one) => has(one) || filters.diets.includes(one)),
    without: ALLERGENS.filter((one) => states(one) || filters.without.includes(one)),
  };
}

/** Vegan is vegetarian too. */
const isOf = (tags: readonly DietTag[], diet: DietTag) =>
  tags.includes(diet) || (diet === 'vegetarian' && tags.includes('vegan'));

/**
 * `unstated`: it would fit, but states no allergens, so nothing says that it is free of one (rule menu/filters).
 * @param dish null: nothing is known of it
 */
export function judgeDish({
  dish,
  filters: { diets, without },
}: {
  dish: Stated | null;
  filters: DishFilters;
}): 'fits' | 'unstated' | 'other' {
  if (!diets.every((diet) => dish !== null && isOf(dish.tags, diet))) return 'other';
  if (without.length === 0) return 'fits';
  if (!dish || dish.allergens.length === 0) return 'unstated';
  return dish.allergens.some((one) => without.includes(one)) ? 'other' : 'fits';
}
