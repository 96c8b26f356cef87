import type { Allergen } from './food-labels';

/** The dishes that state an avoided allergen, by product (rule table/avoided). */
export function findAvoided({
  dishes,
  avoided,
}: {
  dishes: Iterable<{ id: number; allergens: readonly Allergen[] }>;
  avoided: readonly Allergen[];
}): Map<number, readonly Allergen[]> {
  const found = new Map<number, readonly Allergen[]>();
  for (const { id, allergens } of dishes) {
    const contained = avoided.filter((one) => allergens.includes(one));
    if (contained.length > 0) found.set(id, contained);
  }
  return found;
}
