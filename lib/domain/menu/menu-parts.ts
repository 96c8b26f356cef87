type Listed = { id: number; products: readonly unknown[] };
type Tree = Listed & { subcategories: readonly Listed[] };

/** Products by category id, within `budget` (rule menu/long-menu, guarantee/document-weight). */
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

/** Whether a top-level category has products outside the first document. */
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

export function countProducts({ products, subcategories }: Tree): number {
  return subcategories.reduce((sum, child) => sum + child.products.length, products.length);
}
