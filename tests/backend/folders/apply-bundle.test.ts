import { applyBundle } from '@/backend/folders/write/apply-bundle';
import { reserveInstance } from '@/backend/folders/write/apply-instance';
import type { Database } from '@/backend/platform/database/database';
import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle, createProduct } from '@/tests/support/backend/tenant-bundle';
import { openShop } from '@/tests/support/shops/shop';

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

  it('refuses another currency or country once there are orders, which it would rewrite, and changes nothing (rule orders/agreed)', async () => {
    const { bundle, ...shop } = await openShop(backend);
    await backend.importTenant({ ...bundle, currency: 'USD' });
    await backend.importTenant(bundle);
    const diner = await shop.createDiner();
    const { status } = await shop.placeCart(diner, await shop.fillCart(diner));
    expect(status).toBe(201);
    await expect(backend.importTenant({ ...bundle, name: 'Otro', currency: 'USD' })).rejects.toThrow(
      `${bundle.slug} has orders in COP`,
    );
    await expect(backend.importTenant({ ...bundle, country: 'PE' })).rejects.toThrow(
      `${bundle.slug} has orders in CO, so it cannot move to PE`,
    );
    const { updated } = await backend.importTenant(bundle);
    expect(updated).toBe(0);
  });

  it('takes the status of the folder while the tenant was only reserved', async () => {
    const statusAfter = async (first: 'active' | 'locked', next: 'active' | 'locked') => {
      const bundle = createBundle();
      await backend.db.system((sql) => reserveInstance({ sql, bundle: { ...bundle, status: first } }));
      const { instanceId } = await backend.importTenant({ ...bundle, status: next });
      return backend.db.system((sql) => sql('select status from instances where id = $1', [instanceId]));
    };
    expect(await statusAfter('locked', 'active')).toEqual([{ status: 'active' }]);
    expect(await statusAfter('active', 'locked')).toEqual([{ status: 'locked' }]);
  });
});

/** The same database, whose statements that a test picks fail. */
function failWhere(isToFail: (text: string) => boolean): Database {
  return {
    ...backend.db,
    system: (work) =>
      backend.db.system((sql, commitAhead) =>
        work(async (text, values) => {
          if (isToFail(text)) throw new Error(`no ${text.trim().split(' ', 3).join(' ')}`);
          return sql(text, values);
        }, commitAhead),
      ),
  };
}
const isShowing = (text: string) => text.startsWith('select id, status, currency, ');
const findInstance = async ({ slug }: TenantBundle) =>
  (
    await backend.db.system((sql) => sql<{ id: number }>('select id from instances where slug = $1', [slug]))
  )[0];

describe('a new tenant that could not be shown', () => {
  it('is deleted in slices, and nothing of it is left', async () => {
    const products = Array.from({ length: 700 }, (_, at) => createProduct({ sku: `p${at}`, position: at }));
    const bundle = createBundle({ products });
    const failing = failWhere(isShowing);
    const slices: number[] = [];
    let productsAtLast = -1;
    const db: Database = {
      ...failing,
      system: (work) =>
        failing.system((sql, commitAhead) =>
          work(async (text, values = []) => {
            if (text.startsWith('delete from instances'))
              productsAtLast = (await sql('select 1 from products where instance_id = $1', [values[0]]))
                .length;
            else if (text.startsWith('delete')) slices.push((values[1] as unknown[]).length);
            return sql(text, values);
          }, commitAhead),
        ),
    };
    await expect(applyBundle({ db, bundle })).rejects.toThrow('no select id, status');
    expect(productsAtLast).toBe(0);
    expect(Math.max(...slices)).toBeLessThanOrEqual(500);
    expect(await findInstance(bundle)).toBeUndefined();
  });

  it('is told of where it could not be deleted either, and is deleted by the next import that fails', async () => {
    const bundle = createBundle();
    const db = failWhere((text) => isShowing(text) || text.startsWith('delete from products'));
    await expect(applyBundle({ db, bundle })).rejects.toThrow(
      `no select id, status,\nWhat was written of ${bundle.slug} could not be removed (no delete from products); the next import of ${bundle.slug} replaces or removes it.`,
    );
    expect(await findInstance(bundle)).toBeDefined();
    await expect(applyBundle({ db: failWhere(isShowing), bundle })).rejects.toThrow('no select id, status');
    expect(await findInstance(bundle)).toBeUndefined();
  });
});
