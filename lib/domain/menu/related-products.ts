export const MOST_RELATED = 6;

/** Those that the tenant names, then others of its category, that can be bought (rule menu/related-products). */
export function listRelated<P extends { id: number; category: number; available: boolean }>({
  product,
  menu,
}: {
  product: { id: number; category: number; related: readonly P[] };
  /** In its order. */
  menu: readonly P[];
}): P[] {
  const alike = menu.filter(({ category }) => category === product.category);
  const found = new Map([...product.related, ...alike].map((one) => [one.id, one]));
  return [...found.values()]
    .filter(({ id, available }) => available && id !== product.id)
    .slice(0, MOST_RELATED);
}
