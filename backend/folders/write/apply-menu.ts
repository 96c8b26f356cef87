import { toProductContent } from '@/backend/stored/stored-product';
import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import { toPicture } from '@/backend/stored/to-picture';
import { applyOptions } from './apply-options';
import { type Change, whereFileChanged } from './reconcile-rows';
import type { Target } from './targets';

type Step = { target: Target; bundle: TenantBundle };

/** Writes the tables in the order of their foreign keys. */
export async function applyMenu({ target, bundle }: Step): Promise<Change[]> {
  const categories = await applyCategories({ target, bundle });
  const products = await applyProducts({ target, bundle });
  const productId = await target.idsOf('products', 'sku');
  const offers = await applyOffers({ target, bundle, productId });
  const options = await applyOptions({ target, bundle, productId });
  return [...categories, products, offers, ...options];
}

async function applyCategories({ target, bundle }: Step): Promise<Change[]> {
  const changes: Change[] = [];
  const roots = bundle.categories.filter((one) => !one.parentKey);
  // Children hold their parents' ids.
  for (const { level, keepOthers } of [
    { level: roots, keepOthers: true },
    { level: bundle.categories, keepOthers: false },
  ]) {
    const parents = await target.idsOf('categories', 'key');
    changes.push(
      await target.reconcile({
        table: 'categories',
        columns: { key: 'text', parent_id: 'bigint', position: 'int', content: 'jsonb', station: 'text' },
        keys: ['key'],
        keepOthers,
        rows: () =>
          level.map(({ key, parentKey, position, name, description, image, station, served }) => ({
            key,
            parent_id: parentKey ? parents(parentKey) : null,
            position,
            content: { name, description, image: toPicture(image), served },
            station,
          })),
      }),
    );
  }
  return changes;
}

async function applyProducts({ target, bundle }: Step): Promise<Change> {
  const categoryId = await target.idsOf('categories', 'key');
  return target.reconcile({
    table: 'products',
    columns: {
      sku: 'text',
      category_id: 'bigint',
      position: 'int',
      content: 'jsonb',
      related_skus: 'text[]',
      station: 'text',
    },
    keys: ['sku'],
    rows: () =>
      bundle.products.map((product) => ({
        sku: product.sku,
        category_id: categoryId(product.categoryKey),
        position: product.position,
        content: toProductContent(product),
        related_skus: product.relatedSkus,
        station: product.station,
      })),
  });
}

type WithProducts = Step & { productId: (sku: string) => number };

async function applyOffers({ target, bundle, productId }: WithProducts): Promise<Change> {
  const supplierId = await target.idsOf('suppliers', 'slug');
  return target.reconcile({
    table: 'supplier_products',
    columns: {
      supplier_id: 'bigint',
      product_id: 'bigint',
      price_minor: 'bigint',
      stock: 'int',
      file_stock: 'int',
      available: 'boolean',
      file_available: 'boolean',
      back_at: 'timestamptz',
    },
    keys: ['supplier_id', 'product_id'],
    // An end goes with what staff sold out: where the file says something new, it is over.
    merged: {
      stock: whereFileChanged('stock'),
      available: whereFileChanged('available'),
      back_at:
        'case when t.file_available is distinct from excluded.file_available then null else t.back_at end',
    },
    rows: () =>
      bundle.products.flatMap((product) =>
        product.offers.map(({ branchSlug, priceMinor, stock, available }) => ({
          supplier_id: supplierId(branchSlug),
          product_id: productId(product.sku),
          price_minor: priceMinor,
          stock,
          file_stock: stock,
          available,
          file_available: available,
          back_at: null,
        })),
      ),
  });
}
