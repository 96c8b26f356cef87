import type { TenantBundle } from '@/backend/db/import/bundle';
import { createTestBackend, type TestBackend } from '../support/backend';
import { createBundle, createProduct } from '../support/tenant-bundle';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const changes = ({ inserted, updated, removed }: { inserted: number; updated: number; removed: number }) => ({
  inserted,
  updated,
  removed,
});
const idsOf = (instanceId: number) =>
  backend.db.tenant(instanceId, (sql) =>
    sql<{ sku: string; id: number; gone: boolean }>(
      'select sku, id, removed_at is not null as gone from products order by sku',
    ),
  );
const withProducts = (bundle: TenantBundle, edit: (product: TenantBundle['products'][number]) => object) => ({
  ...bundle,
  products: bundle.products.map((product) => ({ ...product, ...edit(product) })),
});

describe('writing a tenant', () => {
  it('changes nothing the second time', async () => {
    const bundle = createBundle();
    const first = await backend.importTenant(bundle);
    expect(first.inserted).toBeGreaterThan(10);
    expect(changes(await backend.importTenant(bundle))).toEqual({ inserted: 0, updated: 0, removed: 0 });
  });

  it('touches only the product that changed, and keeps every id', async () => {
    const bundle = createBundle();
    const { instanceId } = await backend.importTenant(bundle);
    const before = await idsOf(instanceId);
    const renamed = withProducts(bundle, ({ sku }) =>
      sku === 'ajiaco' ? { name: { es: 'Ajiaco santafereño' } } : {},
    );
    expect(changes(await backend.importTenant(renamed))).toEqual({ inserted: 0, updated: 1, removed: 0 });
    expect(await idsOf(instanceId)).toEqual(before);
  });

  it('marks what is gone, and brings it back under the same id', async () => {
    const bundle = createBundle();
    const { instanceId } = await backend.importTenant(bundle);
    const before = await idsOf(instanceId);
    await backend.importTenant({
      ...bundle,
      products: bundle.products.filter(({ sku }) => sku !== 'bandeja'),
    });
    expect((await idsOf(instanceId)).filter((row) => row.gone).map((row) => row.sku)).toEqual(['bandeja']);
    await backend.importTenant(bundle);
    expect(await idsOf(instanceId)).toEqual(before);
  });

  it('writes all of it or nothing', async () => {
    const bundle = createBundle();
    const broken = { ...bundle, products: [createProduct({ sku: 'x', categoryKey: 'nowhere' })] };
    await expect(backend.importTenant(broken)).rejects.toThrow('nowhere');
    const rows = await backend.db.system((sql) =>
      sql('select 1 from instances where slug = $1', [bundle.slug]),
    );
    expect(rows).toEqual([]);
  });

  it("refuses another tenant's domains, all of them at once", async () => {
    const domains = ['b-of-the-first.test', 'a-of-the-first.test'];
    await backend.importTenant(createBundle({ domains }));
    await expect(
      backend.importTenant(createBundle({ domains: [...domains, 'of-the-second.test'] })),
    ).rejects.toThrow('Domains of another tenant: a-of-the-first.test, b-of-the-first.test.');
  });
});
