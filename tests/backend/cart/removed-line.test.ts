import type { Cart } from '@/lib/contract/cart/cart';
import type { OrderAgain } from '@/lib/contract/cart/cart-moves';
import type { Order } from '@/lib/contract/orders/orders';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createProduct } from '@/tests/support/backend/tenant-bundle';
import { CASH, CONTACT, type Diner, NO_TIP, openShop, type Shop } from '@/tests/support/shops/shop';

const NOON = new Date('2026-11-18T17:30:00Z');
const dish = (sku: string) =>
  createProduct({
    sku,
    offers: [{ branchSlug: 'centro', priceMinor: 10_000, stock: null, available: true }],
  });

let backend: TestBackend;
let shop: Shop;
let ana: Diner;
let cart: Cart;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  backend.clock.now = NOON;
  shop = await openShop(backend, {
    products: ['caldo', 'arroz', 'jugo'].map(dish),
  });
  ana = await shop.createDiner();
  for (const sku of ['caldo', 'arroz', 'jugo']) {
    cart = (await shop.add(ana, { id: shop.offerId(sku) })).body as Cart;
    pass(1);
  }
});
afterAll(() => backend.close());

const pass = (minutes: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + minutes * 60_000);
};
const add = async (sku: string, comment = ''): Promise<Cart> =>
  (await shop.add(ana, { id: shop.offerId(sku), comment }, { purchase_id: cart.purchase_id })).body as Cart;
const takeOut = async (sku: string): Promise<void> => {
  const line = cart.products.find(({ product_supplier_id }) => product_supplier_id === shop.offerId(sku));
  const { status } = await shop.ask({
    method: 'PUT',
    path: `/shopping_cart/product_cart/${line?.id}.json?purchase_id=${cart.purchase_id}`,
    headers: ana.headers,
    body: { product: { count: 0 } },
  });
  expect(status).toBe(200);
};
const told = ({ products }: Cart) =>
  products.map(({ product_supplier_id, unit_price }) => [product_supplier_id, unit_price]);

test('a removal undone brings the line back to its place, at the price that it kept (rule cart/removed)', async () => {
  const before = told(cart);
  await takeOut('arroz');
  await shop.setPrice('arroz', 99_000);
  pass(2);
  expect(told(await add('arroz'))).toEqual(before);
});

test('it keeps its price no longer than it would have', async () => {
  await takeOut('arroz');
  await shop.setPrice('arroz', 99_000);
  // Begun a minute after noon.
  pass(12);
  await add('arroz');
  pass(2);
  const { body } = await shop.getCart(ana, cart.purchase_id);
  expect(told(body as Cart)[1]).toEqual([shop.offerId('arroz'), 99_000]);
});

test('what is not the same, or comes after a quarter of an hour, is a new line at today’s price', async () => {
  await takeOut('arroz');
  await shop.setPrice('arroz', 99_000);
  expect(told(await add('arroz', 'sin sal'))[2]).toEqual([shop.offerId('arroz'), 99_000]);
  pass(15);
  expect(told(await add('arroz'))[3]).toEqual([shop.offerId('arroz'), 99_000]);
});

test('it comes back to its place among those that came together by ordering again', async () => {
  const settled = await shop.settle(ana, cart.purchase_id, { contact: CONTACT, ...CASH, ...NO_TIP });
  const { id } = (await shop.placeCart(ana, settled.body as Cart)).body as Order;
  const { body } = await shop.ask({ method: 'POST', path: `/orders/${id}/again.json`, headers: ana.headers });
  cart = (body as OrderAgain).cart as Cart;
  const before = told(cart);
  await takeOut('caldo');
  expect(told(await add('caldo'))).toEqual(before);
});

test('it comes back once', async () => {
  await takeOut('arroz');
  await add('arroz');
  await backend.db.system((sql) =>
    sql(`delete from purchase_lines where instance_id = $1 and offer_id = $2`, [
      shop.instanceId,
      shop.offerId('arroz'),
    ]),
  );
  expect(told(await add('arroz'))[2]?.[0]).toBe(shop.offerId('arroz'));
});

test('an order says nothing of it', async () => {
  const filled = (await shop.fillCart(ana, { sku: 'caldo', contact: CONTACT, ...CASH, ...NO_TIP })) as Cart;
  await takeOut('arroz');
  const { body } = await shop.getCart(ana, filled.purchase_id);
  const { status } = await shop.placeCart(ana, body as Cart);
  expect(status).toBe(201);
  const rows = await backend.db.system((sql) =>
    sql<{ details: object }>('select details from purchases where instance_id = $1', [shop.instanceId]),
  );
  expect(rows.filter(({ details }) => 'removed' in details)).toEqual([]);
});
