type Card = { image: unknown };
type Listed = { id: number; products: readonly Card[] };
type Tree = Listed & { subcategories: readonly Listed[] };

/** In cards without a picture, 92 px each: more than the highest screen shows below a menu's head. */
const SCREEN = 16;
const heightOf = ({ image }: Card): number => (image === null ? 1 : 2);

/**
 * How many cards of each list may be on the first screen of a menu, by category id. The others are laid out when they
 * come near (guarantee/blocking-time). @param above cards before the first category
 */
export function planFirstScreen({
  above,
  categories,
}: {
  above: readonly Card[];
  categories: readonly Tree[];
}): ReadonlyMap<number, number> {
  const plan = new Map<number, number>();
  let used = above.reduce((sum, card) => sum + heightOf(card), 0);
  for (const { subcategories, ...category } of categories) {
    for (const { id, products } of [category, ...subcategories]) {
      const beyond = products.findIndex((card) => {
        const isBeyond = used >= SCREEN;
        used += heightOf(card);
        return isBeyond;
      });
      plan.set(id, beyond === -1 ? products.length : beyond);
    }
  }
  return plan;
}
