import { createShop } from '@/backend/folders/shop/create-shop';
import { readBundle } from '@/backend/folders/stored/read-bundle';
import { applyBundle } from '@/backend/folders/write/apply-bundle';
import type { Database } from '@/backend/platform/database/database';
import type { ShopEdit, ShopPort } from '@/backend/stored/shop-port';
import { shopSchema } from '@/lib/contract/staff/shop/shop-schema';
import { diffShops } from '@/lib/domain/shop/diff-shops';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createPlainShop } from '@/tests/support/editing/plain-shop';
import { readAnswer } from '@/tests/support/editing/read-shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

async function open(products: number, db = backend.db) {
  const { slug } = await backend.importTenant(createPlainShop({ products }));
  const shop = createShop({ db, sendsSms: true });
  const { now } = backend.clock;
  const change = (steps: ShopEdit['steps'], confirms: string[] = []) =>
    shop.change({ ...{ slug, steps, own: null, confirms, actor: 'operator', now } });
  return { slug, shop, change };
}

const documentOf = async (shop: ShopPort, slug: string) =>
  shopSchema.parse((await readAnswer(shop, slug)).shop);

/** The rows that are sent to the database, to be compared or written. */
function countSent() {
  let sent = 0;
  const db: Database = {
    ...backend.db,
    system: (work) =>
      backend.db.system((sql, commitAhead) =>
        work((text, values = []) => {
          const rows = text.includes('jsonb_to_recordset') ? values.at(-1) : '[]';
          sent += (JSON.parse(String(rows)) as unknown[]).length;
          return sql(text, values);
        }, commitAhead),
      ),
  };
  return { db, sent: () => sent };
}

test('one price among many is one row that is sent to the database', async () => {
  const { db, sent } = countSent();
  const { change } = await open(1_200, db);
  const step: ShopEdit['steps'] = [
    {
      op: 'set',
      kind: 'product',
      key: 'p1',
      field: ['offers', 'centro', 'priceMinor'],
      from: 30_000,
      to: 31_000,
    },
  ];
  expect(await change(step)).toMatchObject({ outcome: 'done', warnings: [] });
  expect(sent()).toBe(1);
});

test('what a change writes is what an import of the same would write', async () => {
  const { slug, shop, change } = await open(6);
  const before = await documentOf(shop, slug);
  const [product] = before.products;
  const [category] = before.categories;
  if (!product || !category) throw new Error('the shop is empty');
  const option = {
    ...{ key: 'uno', name: { es: 'Uno' }, priceMinor: 0, max: 1, available: true },
    ...{ isDefault: false, textMax: null, groups: [] },
  };
  const group = {
    ...{ key: 'salsas', name: { es: 'Salsas' }, min: 0, max: 1, free: 0 },
    ...{ priceRule: 'sum' as const, options: [option] },
  };
  const after = {
    ...before,
    categories: [...before.categories, { ...category, key: 'nueva', name: { es: 'Nueva' } }],
    optionGroups: [...before.optionGroups, group],
    products: [
      ...before.products.slice(3),
      { ...product, sku: 'nuevo', categoryKey: 'nueva', optionGroups: ['salsas'] },
      ...before.products.slice(1, 3),
    ],
  };
  expect(await change(diffShops(before, after))).toMatchObject({ outcome: 'done' });
  const bundle = await backend.db.system((sql) => readBundle({ sql, slug }));
  if (!bundle) throw new Error('the shop is gone');
  expect(await applyBundle({ db: backend.db, bundle })).toMatchObject({
    inserted: 0,
    updated: 0,
    removed: 0,
  });
  expect(await documentOf(shop, slug)).toEqual(after);
  // Its rows are taken back, in the order of the menu too.
  expect(await change(diffShops(after, before))).toMatchObject({ outcome: 'done' });
  expect(await documentOf(shop, slug)).toEqual(before);
});
