import type { Shop } from '@/lib/contract/staff/shop/shop-schema';

const pick = <T>(record: Record<string, T>, slugs: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([slug]) => slugs.includes(slug)));

/**
 * The shop without what other branches have of their own: the menu is everybody's, and prices are a branch's (rule staff/branches).
 * @param slugs null: all branches
 */
export function ownPartOf(shop: Shop, slugs: readonly string[] | null): Shop {
  if (slugs === null) return shop;
  const isOwn = ({ branchSlug }: { branchSlug: string }) => slugs.includes(branchSlug);
  return {
    ...shop,
    branches: shop.branches.filter(({ slug }) => slugs.includes(slug)),
    products: shop.products.map((product) => ({ ...product, offers: pick(product.offers, slugs) })),
    zones: shop.zones.filter(isOwn),
    tables: shop.tables.filter(isOwn),
  };
}
