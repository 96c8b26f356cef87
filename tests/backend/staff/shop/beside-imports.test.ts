import { createLocalHold } from '@/backend/folders/local-hold';
import { createImportChange } from '@/backend/folders/shop/create-import-change';
import { createShop } from '@/backend/folders/shop/create-shop';
import { readBundle } from '@/backend/folders/stored/read-bundle';
import { inTurns } from '@/backend/folders/stored/read-pages';
import { applyBundle } from '@/backend/folders/write/apply-bundle';
import type { ShopEdit } from '@/backend/stored/shop-port';
import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle, createProduct } from '@/tests/support/backend/tenant-bundle';
import { readAnswer } from '@/tests/support/editing/read-shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

/** A folder could say all of it. */
function createShopBundle(priceMinor: number, changes: Partial<TenantBundle> = {}): TenantBundle {
  const bundle = createBundle();
  const offers = [{ branchSlug: 'centro', priceMinor, stock: null, available: true }];
  return {
    ...bundle,
    products: [createProduct({ sku: 'ajiaco', offers })],
    categories: bundle.categories.map((category) => ({ ...category, description: {} })),
    branches: bundle.branches.map((branch) => ({
      ...{ ...branch, booking: null },
      services: branch.services.filter((service) => service !== 'book'),
    })),
    ...{ tables: [], ...changes },
  };
}
async function importAs(bundle: TenantBundle): Promise<void> {
  const { db, clock } = backend;
  const base = await readBundle({ sql: inTurns(db), slug: bundle.slug });
  const alsoWrite = createImportChange({ base, bundle, now: clock.now });
  await applyBundle({ db, bundle, alsoWrite });
}
const editOf = (slug: string, steps: ShopEdit['steps']): ShopEdit => ({
  ...{ slug, steps, own: null, confirms: [], actor: 'operator', now: backend.clock.now },
});
const priced = (from: number, to: number): ShopEdit['steps'] => [
  { op: 'set', kind: 'product', key: 'ajiaco', field: ['offers', 'centro', 'priceMinor'], from, to },
];

test('a change waits for an import, and is refused when that takes longer', async () => {
  const bundle = createShopBundle(30_000);
  await importAs(bundle);
  const { slug } = bundle;
  const hold = createLocalHold();
  const deps = { db: backend.db, sendsSms: true, holdImport: hold };
  const importing = await hold(slug, backend.clock.now);
  const hurried = createShop({ ...deps, waitMs: 0 });
  expect(await hurried.change(editOf(slug, priced(30_000, 31_000)))).toEqual({ outcome: 'busy' });
  const waiting = createShop(deps).change(editOf(slug, priced(30_000, 32_000)));
  if (importing.isHeld) await importing.release();
  expect(await waiting).toMatchObject({ outcome: 'done' });
  expect(await hurried.change(editOf(slug, priced(32_000, 33_000)))).toMatchObject({ outcome: 'done' });
});

test('an import is a change, which is taken back unless it made the restaurant (rule tenant/history)', async () => {
  const bundle = createShopBundle(30_000);
  const { slug } = bundle;
  const shop = createShop({ db: backend.db, sendsSms: true });
  const read = async () => {
    const { version, shop: document } = await readAnswer(shop, slug);
    return { version, price: document.products?.[0]?.offers.centro?.priceMinor };
  };
  await importAs(bundle);
  const { version: first } = await read();
  expect(await shop.change(editOf(slug, { undo: first }))).toMatchObject({ outcome: 'not_kept' });
  const dearer = [{ branchSlug: 'centro', priceMinor: 40_000, stock: null, available: true }];
  await importAs({ ...bundle, products: [createProduct({ sku: 'ajiaco', offers: dearer })] });
  const { version: second, price } = await read();
  expect(price).toBe(40_000);
  expect(await shop.change(editOf(slug, { undo: second }))).toMatchObject({ outcome: 'done' });
  expect((await read()).price).toBe(30_000);
  expect(await shop.change(editOf(slug, { undo: second }))).toMatchObject({ outcome: 'undone' });
});

test('a step whose key is not that of its thing belongs nowhere', async () => {
  const bundle = createShopBundle(30_000);
  await importAs(bundle);
  const { slug } = bundle;
  const entity = { key: 'sopas' };
  const steps: ShopEdit['steps'] = [{ op: 'add', kind: 'category', key: 'jugos', after: null, entity }];
  const shop = createShop({ db: backend.db, sendsSms: true });
  expect(await shop.change(editOf(slug, steps))).toMatchObject({ outcome: 'shapeless' });
});
