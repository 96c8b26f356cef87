import { applyBundle } from '@/backend/folders/write/apply-bundle';
import type { Database, Work } from '@/backend/platform/database/database';
import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle, createProduct } from '@/tests/support/backend/tenant-bundle';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const PRODUCTS = 1_200;
/** No transaction before the last writes or compares more: others wait for it on the embedded engine. */
const MOST_ROWS = 500;

function manyProducts(): TenantBundle {
  const offers = [{ branchSlug: 'centro', priceMinor: 1_000, stock: null, available: true }];
  const products = Array.from({ length: PRODUCTS }, (_, at) =>
    createProduct({ sku: `p${at}`, position: at, offers }),
  );
  return createBundle({ products });
}

const rowsOf = (values: readonly unknown[]) =>
  values.reduce<number>((most, value) => {
    if (typeof value !== 'string' || !value.startsWith('[{')) return most;
    return Math.max(most, (JSON.parse(value) as unknown[]).length);
  }, 0);

/** The transactions of an import: the rows that its largest statement takes, and whether anybody finds the tenant then. */
async function watch(bundle: TenantBundle) {
  const transactions: { rows: number; isFound: boolean }[] = [];
  const db: Database = {
    ...backend.db,
    async system<T>(work: Work<T>) {
      const answer = await backend.ask({ path: '/domain/config.json', host: bundle.domains[0] ?? '' });
      const one = { rows: 0, isFound: answer.status === 200 };
      transactions.push(one);
      return backend.db.system((sql, commitAhead) =>
        work((text, values = []) => {
          one.rows = Math.max(one.rows, rowsOf(values));
          return sql(text, values);
        }, commitAhead),
      );
    },
  };
  const report = await applyBundle({ db, bundle });
  return { report, transactions };
}

test('a new tenant is written in slices that nobody sees, and shown by a transaction without a row', async () => {
  const { report, transactions } = await watch(manyProducts());
  expect(report).toMatchObject({ updated: 0, removed: 0 });
  expect(Math.max(...transactions.map(({ rows }) => rows))).toBeLessThanOrEqual(MOST_ROWS);
  expect(transactions.filter(({ isFound }) => isFound)).toEqual([]);
  expect(transactions.at(-1)?.rows).toBe(0);
});

test('one price that changes is one row of the transaction that shows it', async () => {
  const bundle = manyProducts();
  await backend.importTenant(bundle);
  const dearer = bundle.products.map((product, at) =>
    at === 700
      ? { ...product, offers: product.offers.map((one) => ({ ...one, priceMinor: 1_100 })) }
      : product,
  );
  const { report, transactions } = await watch({ ...bundle, products: dearer });
  expect(report).toMatchObject({ inserted: 0, updated: 1, removed: 0 });
  expect(Math.max(...transactions.map(({ rows }) => rows))).toBeLessThanOrEqual(MOST_ROWS);
  expect(transactions.at(-1)?.rows).toBe(1);
});

test('what is new, what is gone and what hangs on it are shown together', async () => {
  const bundle = createBundle();
  await backend.importTenant(bundle);
  const [ajiaco] = bundle.products;
  if (!ajiaco) throw new Error('the bundle has no product');
  const categories = [
    ...bundle.categories,
    {
      key: 'nuevos',
      parentKey: null,
      name: { es: 'Nuevos' },
      description: {},
      image: null,
      station: null,
      served: null,
      position: 9,
    },
    {
      key: 'muy-nuevos',
      parentKey: 'nuevos',
      name: { es: 'Muy nuevos' },
      description: {},
      image: null,
      station: null,
      served: null,
      position: 10,
    },
  ];
  const changed = {
    ...bundle,
    categories,
    products: [{ ...ajiaco, sku: 'ajiaco-nuevo', categoryKey: 'muy-nuevos', relatedSkus: [] }],
  };
  // 2 categories, 1 product, its 2 offers, 1 group with 2 options; 3 products and 6 offers, 1 group, 2 options go.
  const { report } = await watch(changed);
  expect(report).toMatchObject({ inserted: 8 });
  expect(await watch(changed)).toMatchObject({ report: { inserted: 0, updated: 0, removed: 0 } });
});

test('while the last transaction is open, diners of the tenant go on writing', async () => {
  const bundle = createBundle();
  const { instanceId } = await backend.importTenant(bundle);
  const createProfile = () =>
    backend.db.tenant(instanceId, (sql) =>
      sql('insert into profiles (instance_id, created_at) values ($1, now()) returning id', [instanceId]),
    );
  let beside: Promise<unknown[]> | null = null;
  const db: Database = {
    ...backend.db,
    system: (work) =>
      backend.db.system(async (sql, commitAhead) => {
        const result = await work(async (text, values) => {
          const rows = await sql(text, values);
          if (text.startsWith('select id, status, currency, ')) beside = createProfile();
          return rows as never[];
        }, commitAhead);
        // The embedded engine runs one transaction after the other.
        if (beside && process.env.DATABASE_URL) await beside;
        return result;
      }),
  };
  await applyBundle({ db, bundle: { ...bundle, name: 'Another name' } });
  expect(await beside).toHaveLength(1);
});
