import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import { createBundle, createProduct } from '@/tests/support/backend/tenant-bundle';

const offers = [{ branchSlug: 'centro', priceMinor: 30_000, stock: null, available: true }];

/** A restaurant that a folder could say wholly, with products `p0`, `p1`, … at one price. */
export function createPlainShop({ products }: { products: number }): TenantBundle {
  const bundle = createBundle();
  return {
    ...bundle,
    products: Array.from({ length: products }, (_, position) =>
      createProduct({ sku: `p${position}`, position, offers }),
    ),
    categories: bundle.categories.map((category) => ({ ...category, description: {} })),
    branches: bundle.branches.map((branch) => ({
      ...{ ...branch, booking: null },
      services: branch.services.filter((service) => service !== 'book'),
    })),
    ...{ tables: [], guests: [] },
  };
}
