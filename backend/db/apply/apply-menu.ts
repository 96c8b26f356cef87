import type { Sql } from '../database';
import type { BundleProduct, TenantBundle } from '../import/bundle';
import { type Change, listIdsByKey, reconcileRows, whereFileChanged } from './reconcile-rows';
import { toPicture } from './to-picture';

type Step = { sql: Sql; instanceId: number; bundle: TenantBundle };

/** What a product row keeps as a whole. */
export function toProductContent(product: BundleProduct) {
  const { sku, categoryKey, position, optionGroups, relatedSkus, offers, image, ...content } = product;
  return { ...content, image: toPicture(image) };
}
export type ProductContent = ReturnType<typeof toProductContent>;

/** Writes categories, products, what each branch sells, and options, in an order the foreign keys accept. */
export async function applyMenu({ sql, instanceId, bundle }: Step): Promise<Change[]> {
  const changes: Change[] = [];
  const roots = bundle.categories.filter((one) => !one.parentKey);
  // Parents first, because their ids are written into their children.
  for (const { level, keepOthers } of [
    { level: roots, keepOthers: true },
    { level: bundle.categories, keepOthers: false },
  ]) {
    const parents = await listIdsByKey({ sql, instanceId, table: 'categories', key: 'key' });
    changes.push(
      await reconcileRows({
        sql,
        instanceId,
        table: 'categories',
        columns: { key: 'text', parent_id: 'bigint', position: 'int', content: 'jsonb' },
        keys: ['key'],
        keepOthers,
        rows: level.map(({ key, parentKey, position, name, description }) => ({
          key,
          parent_id: parentKey ? parents(parentKey) : null,
          position,
          content: { name, description },
        })),
      }),
    );
  }
  const categoryId = await listIdsByKey({ sql, instanceId, table: 'categories', key: 'key' });
  changes.push(
    await reconcileRows({
      sql,
      instanceId,
      table: 'products',
      columns: {
        sku: 'text',
        category_id: 'bigint',
        position: 'int',
        content: 'jsonb',
        related_skus: 'text[]',
      },
      keys: ['sku'],
      rows: bundle.products.map((product) => ({
        sku: product.sku,
        category_id: categoryId(product.categoryKey),
        position: product.position,
        content: toProductContent(product),
        related_skus: product.relatedSkus,
      })),
    }),
  );
  const productId = await listIdsByKey({ sql, instanceId, table: 'products', key: 'sku' });
  const supplierId = await listIdsByKey({ sql, instanceId, table: 'suppliers', key: 'slug' });
  changes.push(
    await reconcileRows({
      sql,
      instanceId,
      table: 'supplier_products',
      columns: {
        supplier_id: 'bigint',
        product_id: 'bigint',
        price_minor: 'bigint',
        stock: 'int',
        file_stock: 'int',
        available: 'boolean',
        file_available: 'boolean',
      },
      keys: ['supplier_id', 'product_id'],
      merged: { stock: whereFileChanged('stock'), available: whereFileChanged('available') },
      rows: bundle.products.flatMap((product) =>
        product.offers.map(({ branchSlug, priceMinor, stock, available }) => ({
          supplier_id: supplierId(branchSlug),
          product_id: productId(product.sku),
          price_minor: priceMinor,
          stock,
          file_stock: stock,
          available,
          file_available: available,
        })),
      ),
    }),
  );
  changes.push(...(await applyOptions({ sql, instanceId, bundle, productId })));
  return changes;
}

async function applyOptions({
  sql,
  instanceId,
  bundle,
  productId,
}: Step & { productId: (sku: string) => number }): Promise<Change[]> {
  const groups = bundle.products.flatMap((product) =>
    product.optionGroups.map((group, position) => ({
      ...group,
      position,
      product_id: productId(product.sku),
    })),
  );
  const ofGroups = await reconcileRows({
    sql,
    instanceId,
    table: 'option_groups',
    columns: {
      product_id: 'bigint',
      key: 'text',
      position: 'int',
      name: 'jsonb',
      min: 'int',
      max: 'int',
      free: 'int',
    },
    keys: ['product_id', 'key'],
    rows: groups.map(({ options, ...group }) => group),
  });
  const groupId = await listIdsByKey({
    sql,
    instanceId,
    table: 'option_groups',
    key: `product_id || '/' || key`,
  });
  const ofOptions = await reconcileRows({
    sql,
    instanceId,
    table: 'options',
    columns: {
      group_id: 'bigint',
      key: 'text',
      position: 'int',
      name: 'jsonb',
      price_minor: 'bigint',
      max: 'int',
      available: 'boolean',
      file_available: 'boolean',
    },
    keys: ['group_id', 'key'],
    merged: { available: whereFileChanged('available') },
    rows: groups.flatMap((group) =>
      group.options.map((option, position) => ({
        group_id: groupId(`${group.product_id}/${group.key}`),
        key: option.key,
        position,
        name: option.name,
        price_minor: option.priceMinor,
        max: option.max,
        available: option.available,
        file_available: option.available,
      })),
    ),
  });
  return [ofGroups, ofOptions];
}
