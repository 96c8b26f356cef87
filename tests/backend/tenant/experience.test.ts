import type { Supplier } from '@/lib/contract/branches/supplier';
import type { DishFacts } from '@/lib/contract/menu/dish-facts';
import type { Product } from '@/lib/contract/menu/menu';
import type { PageIds } from '@/lib/contract/tenant/page-ids';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle, createProduct } from '@/tests/support/backend/tenant-bundle';
import { bundleGroup, bundleOption } from '@/tests/support/menu/options';
import { openShop } from '@/tests/support/shops/shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const sizes = [20, 2_000];
const offers = [{ branchSlug: 'centro', priceMinor: 10_000, stock: null, available: true }];

test('a menu, the config and a product take the same few statements however many products there are', async () => {
  const counts: number[][] = [];
  for (const size of sizes) {
    const products = Array.from({ length: size }, (_, index) =>
      createProduct({
        sku: `p${index}`,
        position: index,
        offers,
        relatedSkus: Array.from({ length: 9 }, (_all, next) => `p${next + 1}`),
      }),
    );
    const { host } = await backend.importTenant(createBundle({ products }));
    const { body } = await backend.ask({ path: '/domain/suppliers/centro.json', host });
    const menu = (body as Supplier).menu.categories.flatMap((category) => category.products);
    expect(menu).toHaveLength(size);
    const paths = [
      '/domain/suppliers/centro.json',
      '/domain/config.json',
      `/api/products/${menu[0]?.id}.json`,
    ];
    const ofSize: number[] = [];
    for (const path of paths) ofSize.push(await backend.countStatements(() => backend.ask({ path, host })));
    counts.push(ofSize);
  }
  // The tenant's look-up is one of each.
  expect(counts).toEqual([
    [6, 3, 4],
    [6, 3, 4],
  ]);
}, 60_000);

test('a product opens with its options and at most six others that can be bought (rule menu/related-products)', async () => {
  const names = Array.from({ length: 9 }, (_, index) => `p${index + 1}`);
  const products = [
    ...createBundle().products.slice(0, 1),
    ...names.map((sku, index) =>
      createProduct({
        sku,
        position: index + 1,
        offers: offers.map((offer) => ({ ...offer, stock: sku === 'p2' ? 0 : null })),
      }),
    ),
  ].map((product) =>
    product.sku === 'ajiaco' ? { ...product, relatedSkus: [...names].reverse() } : product,
  );
  const { host } = await backend.importTenant(createBundle({ products }));
  const menu = (await backend.ask({ path: '/domain/suppliers/centro.json', host })).body as Supplier;
  const [first] = menu.menu.categories[0]?.products ?? [];
  const { body } = await backend.ask({ path: `/api/products/${first?.id}.json`, host });
  const product = body as Product;
  expect(product.related.map((one) => one.name)).toEqual(['p9', 'p8', 'p7', 'p6', 'p5', 'p4']);
  expect(product).toMatchObject({
    price: 12_500,
    has_required_options: true,
    promo: { price: 9_900, window: { days: ['mon'], from: '12:00', to: '15:00' } },
    option_groups: [{ min: 1, max: 2, free: 1, options: [{ price: 2_500, max: 2 }, { price: 3_000 }] }],
  });
});

test('a card says the least that its required options add, which is what the cart charges (rule menu/sizes)', async () => {
  const option = (key: string, priceMinor: number, available = true) =>
    bundleOption({ key, priceMinor, available });
  const pizza = createProduct({
    sku: 'pizza',
    offers: [{ branchSlug: 'centro', priceMinor: 0, stock: null, available: true }],
    optionGroups: [
      bundleGroup({
        key: 'tamano',
        min: 1,
        options: [option('mini', 9_000, false), option('chica', 18_000), option('grande', 30_000)],
      }),
      bundleGroup({ key: 'masa', min: 1, max: 2, free: 1, options: [option('queso', 4_000)] }),
      bundleGroup({ key: 'extra', max: 2, options: [option('aji', 500)] }),
    ],
  });
  const shop = await openShop(backend, { products: [pizza] });
  const { body } = await shop.ask({ path: '/domain/suppliers/centro.json' });
  const [card] = (body as Supplier).menu.categories[0]?.products ?? [];
  expect(card).toMatchObject({ price: 0, options_least: 18_000, options_vary: true });
  const opened = await shop.ask({ path: `/api/products/${card?.id}.json` });
  const [size, dough] = (opened.body as Product).option_groups;
  const options = [size?.options[1], dough?.options[0]].map((one) => ({ option_id: one?.id, count: 1 }));
  const added = await shop.add(await shop.createDiner(), { id: card?.id ?? 0, options });
  expect(added.body).toMatchObject({ products: [{ unit_price: 18_000 }] });
});

test('two branches sell one product of the catalogue under ids of their own, which carts take (rule menu/product-ids)', async () => {
  const both = ['centro', 'norte'].map((branchSlug) => ({
    branchSlug,
    priceMinor: 10_000,
    stock: null,
    available: true,
  }));
  const [centro] = createBundle().branches;
  if (!centro) throw new Error('the bundle has no branch');
  const shop = await openShop(backend, {
    branches: [centro, { ...centro, slug: 'norte' }],
    products: [createProduct({ sku: 'sopa', offers: both })],
  });
  const read = async (slug: string) =>
    ((await shop.ask({ path: `/domain/suppliers/${slug}.json` })).body as Supplier).menu.categories[0]
      ?.products[0];
  const [here, there] = [await read('centro'), await read('norte')];
  expect(here?.product_id).toBe(there?.product_id);
  expect(here?.id).not.toBe(there?.id);
  const added = await shop.add(await shop.createDiner(), { id: here?.id ?? 0 });
  expect(added.body).toMatchObject({ products: [{ name: here?.name }] });
});

test('texts come in the language asked for, else in Spanish', async () => {
  const { host } = await backend.importTenant(createBundle());
  const read = async (lang: string) =>
    (await backend.ask({ path: '/domain/suppliers/centro.json', host, headers: { lang } })).body as Supplier;
  const english = await read('en');
  expect(english.menu.categories[0]?.name).toBe('Dishes');
  expect(english.menu.categories[0]?.products[0]?.description).toBe('Con arroz y ensalada');
  // Portuguese is not one of this tenant's languages.
  expect((await read('pt')).menu.categories[0]?.name).toBe('Platos');
});

test('money leaves in major units of the currency', async () => {
  const { host } = await backend.importTenant(createBundle({ country: 'PE', currency: 'PEN' }));
  const menu = (await backend.ask({ path: '/domain/suppliers/centro.json', host })).body as Supplier;
  expect(menu.menu.categories[0]?.products[0]?.price).toBe(125);
  expect(menu.shipping_price).toEqual([{ zone: 'Centro', value: 35 }]);
});

describe('the config call', () => {
  let host: string;
  let other: string;
  beforeAll(async () => {
    ({ host } = await backend.importTenant(createBundle()));
    ({ host: other } = await backend.importTenant(createBundle()));
  });
  const config = (ask: { host: string; domain: string; from?: string; headers?: Record<string, string> }) =>
    backend.ask({
      path: `/domain/config.json?domain=${encodeURIComponent(ask.domain)}`,
      host: ask.host,
      headers: ask.headers ?? {},
      ...(ask.from ? { from: ask.from } : {}),
    });

  test('finds the tenant by domain for a trusted peer', async () => {
    const answer = await config({ host: '127.0.0.1:4000', domain: `${host.toUpperCase()}.:3000` });
    expect(answer.body).toMatchObject({ slug: host.replace('.test', '') });
  });
  test.each(['zzz.test', '', 'not a host'])(
    'does not let a visitor at «%s» choose it through the pipe, which is a trusted peer',
    async (visited) => {
      const headers = { 'x-forwarded-host': visited };
      const { status, body } = await config({ host: '127.0.0.1:4000', domain: host, headers });
      expect({ status, body }).toMatchObject({ status: 404, body: { error: { key: 'unknown_instance' } } });
    },
  );
  test('answers the web’s own look-up, which forwards the host that it asks for', async () => {
    const answer = await config({
      host: '127.0.0.1:4000',
      domain: host,
      headers: { 'x-forwarded-host': host },
    });
    expect(answer.body).toMatchObject({ slug: host.replace('.test', '') });
  });
  test('does not let anybody else choose the tenant', async () => {
    expect((await config({ host: 'zzz.test', domain: host, from: '203.0.113.7' })).status).toBe(404);
  });
  test('refuses a domain and a host of two tenants', async () => {
    expect((await config({ host: other, domain: host })).body).toMatchObject({
      error: { key: 'tenant_mismatch' },
    });
    expect((await config({ host, domain: 'zzz.test' })).status).toBe(400);
  });
  test('believes a forwarded host from a trusted peer alone', async () => {
    const headers = { 'x-forwarded-host': other };
    const trusted = await backend.ask({ path: '/domain/config.json', host, headers });
    expect(trusted.body).toMatchObject({ slug: other.replace('.test', '') });
    const stranger = await backend.ask({ path: '/domain/config.json', host, headers, from: '203.0.113.7' });
    expect(stranger.body).toMatchObject({ slug: host.replace('.test', '') });
  });
});

test('a kept config answer costs one statement and never outlives a change', async () => {
  const bundle = createBundle();
  const { host } = await backend.importTenant(bundle);
  const read = async () => (await backend.ask({ path: '/domain/config.json', host })).body;
  await read();
  expect(await backend.countStatements(read)).toBe(1);

  await backend.importTenant({ ...bundle, name: 'Otro nombre' });
  expect(await read()).toMatchObject({ name: 'Otro nombre' });
  const [first, ...others] = bundle.branches;
  if (!first) throw new Error('the bundle has no branch');
  await backend.importTenant({ ...bundle, branches: [{ ...first, name: 'Otra casa' }, ...others] });
  expect(await read()).toMatchObject({ suppliers: [{ name: 'Otra casa' }, {}] });
  await backend.db.system((sql) =>
    sql(`update instances set status = 'locked' where slug = $1`, [bundle.slug]),
  );
  expect(await read()).toMatchObject({ status: 'locked' });

  await read();
  await backend.importTenant({ ...bundle, branches: [{ ...first, name: 'Otra casa' }, ...others] });
  expect(await backend.countStatements(read)).toBe(1);
});

test('a branch tells the ids of its own pages and of nobody else’s, until they are taken off', async () => {
  const products = [
    createProduct({ sku: 'here', offers }),
    createProduct({
      sku: 'elsewhere',
      offers: offers.map((offer) => ({ ...offer, branchSlug: 'norte' })),
    }),
  ];
  const bundle = createBundle({ products });
  const { host } = await backend.importTenant(bundle);
  const menu = (await backend.ask({ path: '/domain/suppliers/centro.json', host })).body as Supplier;
  const read = async () =>
    (await backend.ask({ path: `/domain/page_ids/${menu.id}.json`, host })).body as PageIds;
  const listed = menu.menu.categories.flatMap((category) => category.products.map(({ id }) => id));
  expect(listed).toHaveLength(1);
  const ids = await read();
  expect(ids.products).toEqual(listed);
  expect(ids.categories).toEqual(expect.arrayContaining(menu.menu.categories.map(({ id }) => id)));

  await backend.importTenant({ ...bundle, products: products.slice(1) });
  expect(await read()).toMatchObject({ products: [] });
});

test('a branch tells what its own dishes state, in two statements whatever their number (rule menu/filters)', async () => {
  const products = [
    createProduct({
      sku: 'here',
      offers,
      label: { es: 'De la huerta' },
      tags: ['vegan'],
      allergens: ['soy'],
    }),
    ...Array.from({ length: 30 }, (_, index) =>
      createProduct({ sku: `p${index}`, position: index + 1, offers }),
    ),
    createProduct({ sku: 'elsewhere', offers: offers.map((offer) => ({ ...offer, branchSlug: 'norte' })) }),
  ];
  const { host } = await backend.importTenant(createBundle({ products }));
  const menu = (await backend.ask({ path: '/domain/suppliers/centro.json', host })).body as Supplier;
  const path = `/api/dish_facts/${menu.id}.json`;
  const { products: facts } = (await backend.ask({ path, host })).body as { products: DishFacts[] };
  const listed = menu.menu.categories.flatMap((category) => category.products.map(({ id }) => id));
  expect(facts.map(({ id }) => id)).toEqual(listed);
  expect(facts.slice(0, 2)).toEqual([
    { id: listed[0], label: 'De la huerta', tags: ['vegan'], allergens: ['soy'] },
    { id: listed[1], label: null, tags: [], allergens: [] },
  ]);
  // The tenant's look-up is one of them.
  expect(await backend.countStatements(() => backend.ask({ path, host }))).toBe(3);
});
