import type { BundleOffer, TenantBundle } from '@/backend/stored/tenant-bundle';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

/** The tenant with one dish changed as its file would be. */
const withOffer = (bundle: TenantBundle, change: Partial<BundleOffer>): TenantBundle => ({
  ...bundle,
  products: bundle.products.map((product) =>
    product.sku === 'limonada'
      ? { ...product, offers: product.offers.map((offer) => ({ ...offer, ...change })) }
      : product,
  ),
});

async function open(bundle: TenantBundle) {
  const { instanceId } = await backend.importTenant(bundle);
  const offers = `supplier_products where instance_id = $1
    and product_id = (select id from products where instance_id = $1 and sku = 'limonada')`;
  return {
    /** Changes an offer as sales do while the product runs. */
    sell: (to: string) =>
      backend.db.tenant(instanceId, (sql) =>
        sql(`update ${offers.replace(' where', ` set ${to} where`)}`, [instanceId]),
      ),
    read: async () => {
      const [row] = await backend.db.tenant(instanceId, (sql) =>
        sql<{ stock: number | null; available: boolean }>(`select stock, available from ${offers}`, [
          instanceId,
        ]),
      );
      return row;
    },
    readEnd: async () => {
      const [row] = await backend.db.tenant(instanceId, (sql) =>
        sql<{ back_at: Date | null }>(`select back_at from ${offers}`, [instanceId]),
      );
      return row?.back_at;
    },
    option: (statement: string) =>
      backend.db.tenant(instanceId, (sql) =>
        sql<{ available: boolean }>(`${statement} where instance_id = $1 and key = 'queso'`, [instanceId]),
      ),
  };
}

async function changesOf(bundle: TenantBundle) {
  const { inserted, updated, removed } = await backend.importTenant(bundle);
  return { inserted, updated, removed };
}
const NOTHING = { inserted: 0, updated: 0, removed: 0 };

describe('what was sold or taken off the menu', () => {
  it('stays when the same folder is imported again', async () => {
    const bundle = withOffer(createBundle(), { stock: 12 });
    const shop = await open(bundle);
    await shop.sell('stock = 9, available = false');
    expect(await changesOf(bundle)).toEqual(NOTHING);
    expect(await shop.read()).toEqual({ stock: 9, available: false });
  });

  it('stays when something else of the dish has changed', async () => {
    const bundle = withOffer(createBundle(), { stock: 12 });
    const shop = await open(bundle);
    await shop.sell('stock = 9, available = false');
    const dearer = withOffer(bundle, { priceMinor: 14_900 });
    expect(await changesOf(dearer)).toEqual({ ...NOTHING, updated: 2 });
    expect(await shop.read()).toEqual({ stock: 9, available: false });
  });

  it.each([
    ['another number', 20],
    ['no number any more', null],
    ['none left', 0],
  ])('gives way to the file once that says %s', async (_what, stock) => {
    const bundle = withOffer(createBundle(), { stock: 12 });
    const shop = await open(bundle);
    await shop.sell('stock = 9');
    await backend.importTenant(withOffer(bundle, { stock }));
    expect(await shop.read()).toEqual({ stock, available: true });
    await shop.sell('stock = 3');
    expect(await changesOf(withOffer(bundle, { stock }))).toEqual(NOTHING);
    expect(await shop.read()).toMatchObject({ stock: 3 });
  });

  it('gives way to the file for availability alone when only that has changed', async () => {
    const bundle = withOffer(createBundle(), { stock: 12, available: false });
    const shop = await open(bundle);
    await shop.sell('stock = 9');
    await backend.importTenant(withOffer(bundle, { available: true }));
    expect(await shop.read()).toEqual({ stock: 9, available: true });
  });

  it('keeps the end of what is sold out until the file says something new (rule menu/sold-out)', async () => {
    const end = new Date('2026-03-03T05:00:00Z');
    const bundle = createBundle();
    const shop = await open(bundle);
    await shop.sell(`available = false, back_at = '${end.toISOString()}'`);
    expect(await changesOf(bundle)).toEqual(NOTHING);
    expect(await shop.readEnd()).toEqual(end);
    await backend.importTenant(withOffer(bundle, { available: false }));
    expect([await shop.read(), await shop.readEnd()]).toMatchObject([{ available: false }, null]);
  });

  it('is still so when the dish was gone from the file and is back', async () => {
    const bundle = withOffer(createBundle(), { stock: 12 });
    const shop = await open(bundle);
    await shop.sell('stock = 9');
    await backend.importTenant({
      ...bundle,
      products: bundle.products
        .filter(({ sku }) => sku !== 'limonada')
        .map((product) => ({ ...product, relatedSkus: [] })),
    });
    await backend.importTenant(bundle);
    expect(await shop.read()).toEqual({ stock: 9, available: true });
  });
});

test('an option taken off while running stays off until the file speaks of it', async () => {
  const bundle = createBundle();
  const shop = await open(bundle);
  const options = (available: boolean): TenantBundle => ({
    ...bundle,
    products: bundle.products.map((product) => ({
      ...product,
      optionGroups: product.optionGroups.map((group) => ({
        ...group,
        options: group.options.map((option) => ({ ...option, available })),
      })),
    })),
  });
  const read = () => shop.option('select available from options');
  await shop.option('update options set available = false');
  expect(await changesOf(bundle)).toEqual(NOTHING);
  expect(await read()).toEqual([{ available: false }]);
  await backend.importTenant(options(false));
  await backend.importTenant(options(true));
  expect(await read()).toEqual([{ available: true }]);
});
