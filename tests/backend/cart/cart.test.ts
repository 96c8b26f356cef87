import type { Cart } from '@/lib/contract/cart/cart';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { billWith } from '@/tests/support/bill-with';
import { ADDRESS, CONTACT, type Diner, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: Shop;
let ana: Diner;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend);
});
beforeEach(async () => {
  ana = await shop.createDiner();
});
afterAll(() => backend.close());

const cartOf = ({ body }: { body: unknown }) => body as Cart;
const issuesOf = (answer: { body: unknown }) => cartOf(answer).issues.map(({ key }) => key);
const setCount = (diner: Diner, cart: Cart, count: unknown, line = cart.products[0]?.id) =>
  shop.ask({
    method: 'PUT',
    path: `/shopping_cart/product_cart/${line}.json?purchase_id=${cart.purchase_id}`,
    headers: diner.headers,
    body: { product: { count } },
  });

describe('adding a product', () => {
  it('begins a purchase and answers the whole cart with the totals of the server (rule cart/server-totals)', async () => {
    const answer = await shop.add(ana, { id: shop.offerId('limonada'), count: 2 });
    expect(answer.status).toBe(200);
    expect(cartOf(answer)).toMatchObject({
      supplier_id: shop.branchId(),
      service: 'take_away',
      products: [{ count: 2, unit_price: 12_500, subtotal: 25_000 }],
      bill: billWith({ products: 25_000 }),
      total: 25_000,
      packed: true,
      cutlery: false,
    });
  });

  it('prices from the menu, and refuses by name what the caller says (rule platform/unknown-fields, guarantee/allowed-fields, guarantee/server-prices)', async () => {
    const id = shop.offerId('limonada');
    const refused = await shop.add(ana, { id, price: 1, discount: 99 });
    expect(refused.body).toMatchObject({
      error: {
        key: 'invalid_input',
        fields: { 'product.price': 'unknown', 'product.discount': 'unknown' },
      },
    });
    expect(cartOf(await shop.add(ana, { id })).total).toBe(12_500);
  });

  it('prices a promotion by the clock of the branch', async () => {
    const monday = new Date('2026-11-16T17:30:00Z');
    const options = [{ option_id: await optionId('arepa'), count: 1 }];
    const id = shop.offerId('ajiaco');
    expect(cartOf(await shop.add(ana, { id, options })).total).toBe(12_500);
    const wednesday = backend.clock.now;
    backend.clock.now = monday;
    const { purchase_id } = cartOf(await shop.add(ana, { id, options }));
    expect(cartOf(await shop.getCart(ana, purchase_id)).total).toBe(2 * 9_900);
    backend.clock.now = wednesday;
    expect(cartOf(await shop.getCart(ana, purchase_id)).total).toBe(2 * 12_500);
  });

  it('counts equal choices on and keeps different ones apart', async () => {
    const [arepa, queso] = [await optionId('arepa'), await optionId('queso')];
    const id = shop.offerId('ajiaco');
    const both = [
      { option_id: queso, count: 1 },
      { option_id: arepa, count: 1 },
    ];
    await shop.add(ana, { id, options: both });
    await shop.add(ana, { id, options: [...both].reverse() });
    await shop.add(ana, { id, options: [{ option_id: arepa, count: 1 }] });
    const answer = await shop.add(ana, { id, options: both, comment: 'sin cilantro' });
    expect(cartOf(answer).products.map(({ count, unit_price }) => [count, unit_price])).toEqual([
      [2, 15_500],
      [1, 12_500],
      [1, 15_500],
    ]);
  });

  it.each([
    ['a required group left out', [], { option_required: true }],
    ['more than the most', [{ option: 'arepa', count: 3 }], { option_max: true, option_each_max: true }],
    ['an option of nobody', [{ option_id: 999_999_999, count: 1 }], { option_required: true }],
  ])('refuses %s', async (_case, asked, keys) => {
    const options = await Promise.all(
      asked.map(async (one) => ({
        option_id: 'option' in one ? await optionId(one.option) : one.option_id,
        count: one.count,
      })),
    );
    const answer = await shop.add(ana, { id: shop.offerId('ajiaco'), options });
    expect([answer.status, keyOf(answer)]).toEqual([422, 'options_invalid']);
    const { fields } = (answer.body as { error: { fields: Record<string, string> } }).error;
    expect(Object.keys(keys)).toEqual(expect.arrayContaining(Object.values(fields).slice(0, 1)));
  });

  it.each([-1, 0, 1.5, 1e10, '1e3', null, 100])(
    'refuses a count of %j (rule cart/count-zero, guarantee/counts)',
    async (count) => {
      const answer = await shop.add(ana, { id: shop.offerId('limonada'), count });
      expect([answer.status, keyOf(answer)]).toEqual([422, 'invalid_input']);
    },
  );

  it('refuses what the branch does not sell, another tenant sells, or nobody does (guarantee/foreign-products)', async () => {
    const other = await openShop(backend);
    for (const id of [shop.offerId('limonada', 'norte'), other.offerId('limonada'), 999_999_999]) {
      const answer = await shop.add(ana, { id });
      expect([answer.status, keyOf(answer)]).toEqual([404, 'not_found']);
    }
    const foreign = await shop.add(ana, { id: shop.offerId('limonada') }, { supplier_id: other.branchId() });
    expect(foreign.status).toBe(404);
  });

  it('refuses more than the stock, counted over the lines (rule cart/stock, guarantee/counts)', async () => {
    await setStock('limonada', 3);
    const id = shop.offerId('limonada');
    await shop.add(ana, { id, count: 2 });
    const answer = await shop.add(ana, { id, count: 2, comment: 'sin hielo' });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ error: { key: 'out_of_stock', values: { stock: 3 } } });
    await setStock('limonada', null);
  });

  it.each([
    ['a service that the branch lacks', { service: 'on_table', supplier: 'norte' }, 'service_unavailable'],
    ['a room of a branch without rooms', { service: 'on_table', subservice: 'room' }, 'service_unavailable'],
    ['an order at a table without one', { service: 'on_table' }, 'scan_table'],
  ])('refuses %s', async (_case, { supplier, ...data }: Record<string, string>, key) => {
    const answer = await shop.add(
      ana,
      { id: shop.offerId('limonada', supplier) },
      { ...data, supplier_id: shop.branchId(supplier) },
    );
    expect([answer.status, keyOf(answer)]).toEqual([422, key]);
  });

  it('is one cart for two first taps at once, and 20 at once are all counted (guarantee/no-lost-update)', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shop.add(ana, { id: shop.offerId('limonada') })),
    );
    expect(answers.map(({ status }) => status).filter((one) => one !== 200)).toEqual([]);
    expect(new Set(answers.map((one) => cartOf(one).purchase_id)).size).toBe(1);
    const cart = cartOf(await shop.getCart(ana, cartOf(answers[0] ?? { body: {} }).purchase_id));
    expect(cart.products.map(({ count }) => count)).toEqual([20]);
    expect(cart.version).toBe(21);
  });
});

it('a diner has one open cart for each service, and a change of service merges none (rule cart/one-per-service)', async () => {
  const add = async (data: Record<string, unknown>) =>
    cartOf(await shop.add(ana, { id: shop.offerId('limonada') }, data)).purchase_id;
  const taken = await add({ service: 'take_away' });
  const brought = await add({ service: 'delivery' });
  const later = await add({ service: 'delivery', subservice: 'schedule' });
  expect(new Set([taken, brought]).size).toBe(2);
  expect(later).toBe(brought);
  expect(await add({ service: 'take_away' })).toBe(taken);
  expect(cartOf(await shop.getCart(ana, brought)).products).toMatchObject([{ count: 2 }]);
});

describe('changing a line', () => {
  it('sets, removes at 0, and answers the whole cart (rule cart/count-zero)', async () => {
    const cart = cartOf(await shop.add(ana, { id: shop.offerId('limonada') }));
    expect(cartOf(await setCount(ana, cart, 3)).total).toBe(37_500);
    expect(cartOf(await setCount(ana, cart, 0)).products).toEqual([]);
    expect((await setCount(ana, cart, 1)).status).toBe(404);
  });

  it('takes fewer even when less is left, and refuses more', async () => {
    const cart = cartOf(await shop.add(ana, { id: shop.offerId('limonada'), count: 5 }));
    await setStock('limonada', 2);
    expect(cartOf(await setCount(ana, cart, 4)).issues).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ key: 'out_of_stock', values: expect.objectContaining({ stock: 2 }) }),
      ]),
    );
    expect(keyOf(await setCount(ana, cart, 5))).toBe('out_of_stock');
    await setStock('limonada', null);
  });

  it('belongs to its diner', async () => {
    const cart = cartOf(await shop.add(ana, { id: shop.offerId('limonada') }));
    const eva = await shop.createDiner();
    expect((await setCount(eva, cart, 0)).status).toBe(404);
    expect((await shop.getCart(eva, cart.purchase_id)).status).toBe(404);
    expect(
      (await shop.add(eva, { id: shop.offerId('limonada') }, { purchase_id: cart.purchase_id })).status,
    ).toBe(404);
    expect(cartOf(await shop.getCart(ana, cart.purchase_id)).products).toHaveLength(1);
  });
});

describe('another branch (rule cart/change-branch)', () => {
  it('shows what would be lost and repriced, then moves the cart', async () => {
    const two = await openShop(backend, { products: productsOfTwoBranches() });
    const diner = await two.createDiner();
    await two.add(diner, { id: two.offerId('limonada') });
    const { purchase_id } = cartOf(await two.add(diner, { id: two.offerId('solo-centro') }));
    const path = `/shopping_cart/change_supplier/${purchase_id}.json?supplier_id=${two.branchId('norte')}`;
    const preview = await two.ask({ path, headers: diner.headers });
    expect(preview.body).toMatchObject({
      from: { name: expect.stringMatching(/^Centro/) },
      to: { name: expect.stringMatching(/^Norte/) },
      kept: 1,
      lost: [{ name: 'Solo centro', count: 1 }],
      coupon: null,
      repriced: [{ before: 12_500, after: 14_000 }],
    });
    const moved = await two.ask({ method: 'PUT', path, headers: diner.headers, body: {} });
    expect(cartOf(moved)).toMatchObject({
      supplier_id: two.branchId('norte'),
      bill: billWith({ products: 14_000 }),
    });
  });

  it('loses no line that its diner was not told of: sold out since, nothing moves', async () => {
    const two = await openShop(backend, { products: productsOfTwoBranches() });
    const diner = await two.createDiner();
    const { purchase_id } = cartOf(await two.add(diner, { id: two.offerId('limonada') }));
    const path = `/shopping_cart/change_supplier/${purchase_id}.json?supplier_id=${two.branchId('norte')}`;
    const move = (body: object) => two.ask({ method: 'PUT', path, headers: diner.headers, body });
    expect((await two.ask({ path, headers: diner.headers })).body).toMatchObject({ lost: [], kept: 1 });
    await backend.db.tenant(two.instanceId, (sql) =>
      sql('update supplier_products set available = false where instance_id = $1 and id = $2', [
        two.instanceId,
        two.offerId('limonada', 'norte'),
      ]),
    );
    expect(keyOf(await move({ lost: [] }))).toBe('conflict');
    const untouched = cartOf(await two.getCart(diner, purchase_id));
    expect(untouched).toMatchObject({ supplier_id: two.branchId(), products: [{ name: 'limonada' }] });
    const moved = await move({ lost: untouched.products.map(({ id }) => id) });
    expect(cartOf(moved)).toMatchObject({ supplier_id: two.branchId('norte'), products: [] });
  });
});

test('cleaning empties the cart and keeps what was settled', async () => {
  const { purchase_id } = await shop.fillCart(ana);
  const answer = await shop.ask({
    method: 'DELETE',
    path: `/shopping_cart/clean_cart/${purchase_id}.json`,
    headers: ana.headers,
  });
  expect(cartOf(answer)).toMatchObject({ products: [], total: 0, contact: CONTACT });
  expect(issuesOf(answer)).toContain('empty');
});

test('a delivery cart is read in four statements, however long it is', async () => {
  const { purchase_id } = cartOf(
    await shop.add(ana, { id: shop.offerId('limonada') }, { service: 'delivery' }),
  );
  await shop.settle(ana, purchase_id, { place: ADDRESS });
  const read = () => backend.countStatements(() => shop.getCart(ana, purchase_id));
  const few = await read();
  await shop.add(
    ana,
    { id: shop.offerId('ajiaco'), options: [{ option_id: await optionId('arepa'), count: 1 }] },
    { purchase_id, service: 'delivery' },
  );
  // Tenant and token are looked up besides, at once.
  expect([few, await read()]).toEqual([5, 5]);
});

async function optionId(key: string): Promise<number> {
  const [row] = await backend.db.tenant(shop.instanceId, (sql) =>
    sql<{ id: number }>('select id from options where instance_id = $1 and key = $2', [shop.instanceId, key]),
  );
  return row?.id ?? 0;
}

function setStock(sku: string, stock: number | null) {
  return backend.db.tenant(shop.instanceId, (sql) =>
    sql('update supplier_products set stock = $3 where instance_id = $1 and id = $2', [
      shop.instanceId,
      shop.offerId(sku),
      stock,
    ]),
  );
}

function productsOfTwoBranches() {
  const limonada = createBundle().products.find(({ sku }) => sku === 'limonada');
  if (!limonada) throw new Error('the bundle has no limonada');
  const [centro, norte] = limonada.offers;
  if (!centro || !norte) throw new Error('the bundle has not two branches');
  return [
    { ...limonada, offers: [centro, { ...norte, priceMinor: 14_000 }] },
    { ...limonada, sku: 'solo-centro', name: { es: 'Solo centro' }, relatedSkus: [], offers: [centro] },
  ];
}
