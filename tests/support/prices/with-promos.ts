import type { BundleProduct } from '@/backend/stored/tenant-bundle';
import type { Promo } from '@/lib/domain/menu/promo-deal';

export const THREE_FOR_TWO: Pick<Promo, 'deal'> = { deal: { kind: 'bundle', take: 3, pay: 2 } };
export const TWO_FOR_ONE: Pick<Promo, 'deal'> = { deal: { kind: 'bundle', take: 2, pay: 1 } };

/** Products with a promotion, by sku; left out of it: it holds always and everywhere. */
export const withPromos = (
  products: readonly BundleProduct[],
  promos: Record<string, Pick<Promo, 'deal'> & Partial<NonNullable<BundleProduct['promo']>>>,
): BundleProduct[] =>
  products.map((product) => {
    const promo = promos[product.sku];
    const held = {
      label: { es: `Promo ${product.sku}` },
      window: null,
      branches: [],
      services: [],
      mix: null,
    };
    return promo ? { ...product, promo: { ...held, ...promo } } : product;
  });
