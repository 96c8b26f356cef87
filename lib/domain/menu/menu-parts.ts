type Listed = { id: number; products: readonly unknown[] };
type Tree = Listed & { subcategories: readonly Listed[] };

/**
 * How many products of each category and subcategory the first document holds: in menu order, until
 * `budget` is spent. What is left over comes as one part a top-level category (guarantee/document-weight).
 * @returns by category id
 */
export function planFirstDocument({
  categories,
  budget,
}: {
  categories: readonly Tree[];
  budget: number;
}): ReadonlyMap<number, number> {
  const plan = new Map<number, number>();
  let left = budget;
  for (const { subcategories, ...category } of categories) {
    for (const { id, products } of [category, ...subcategories]) {
      const taken = Math.min(products.length, left);
      plan.set(id, taken);
      left -= taken;
    }
  }
  return plan;
}

/** Whether any product of a top-level category is left to its part. */
export function comesInPart({
  category,
  plan,
}: {
  category: Tree;
  plan: ReadonlyMap<number, number>;
}): boolean {
  return [category, ...category.subcategories].some(
    ({ id, products }) => (plan.get(id) ?? 0) < products.length,
  );
}

/** Every product of a top-level category, its subcategories' included. */
export function countProducts({ products, subcategories }: Tree): number {
  return subcategories.reduce((sum, child) => sum + child.products.length, products.length);
}
