import type { MenuDocument } from '@/lib/queries/staff/shop';

type Offers = MenuDocument['products'][number]['offers'];

/** Prices as they stand, so that a list by price keeps its order while prices are typed. */
const standing = (offers: Offers, before: Offers): Offers =>
  Object.fromEntries(
    Object.entries(offers).map(([branch, offer]) => [
      branch,
      { ...offer, priceMinor: before[branch]?.priceMinor ?? offer.priceMinor },
    ]),
  );

/** The menu as it will be, but for the prices of what stands already. */
export function withStandingPrices(menu: MenuDocument, base: MenuDocument): MenuDocument {
  if (menu.products === base.products) return menu;
  const before = new Map(base.products.map((product) => [product.sku, product]));
  const products = menu.products.map((product) => {
    const one = before.get(product.sku);
    if (!one || one.offers === product.offers) return product;
    return { ...product, offers: standing(product.offers, one.offers) };
  });
  return { ...menu, products };
}
