import type { Cart } from '@/lib/contract/cart/cart';
import type { OrderAgain, SupplierChange } from '@/lib/contract/cart/cart-moves';
import type { Order } from '@/lib/contract/orders/orders';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createProduct } from '@/tests/support/backend/tenant-bundle';
import { withPromos } from '@/tests/support/prices/with-promos';
import { CASH, CONTACT, type Diner, NO_TIP, openShop, type Shop } from '@/tests/support/shops/shop';

/** At 12:30 of a Wednesday in Bogotá. */
const NOON = new Date('2026-11-18T17:30:00Z');
const HAPPY_HOUR = { days: ['wed' as const], from: '12:00', to: '12:40', starts: null, ends: null };
const dish = (sku: string) =>
  createProduct({
    sku,
    offers: ['centro', 'norte'].map((branchSlug) => ({
      branchSlug,
      priceMinor: 10_000,
      stock: null,
      available: true,
    })),
  });

let backend: TestBackend;
let shop: Shop;
let ana: Diner;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  backend.clock.now = NOON;
  shop = await openShop(backend, {
    products: withPromos([dish('caldo'), dish('cerveza')], {
      cerveza: { deal: { kind: 'percent', percent: 40 }, window: HAPPY_HOUR },
    }),
  });
  ana = await shop.createDiner();
});
afterAll(() => backend.close());

const pass = (minutes: number) => {
  backend.clock.now = new Date(backend.clock.now.getTime() + minutes * 60_000);
};
const add = async (sku: string, cart?: Cart, comment = ''): Promise<Cart> =>
  (await shop.add(ana, { id: shop.offerId(sku), comment }, { purchase_id: cart?.purchase_id ?? null }))
    .body as Cart;
const read = async ({ purchase_id }: Cart): Promise<Cart> =>
  (await shop.getCart(ana, purchase_id)).body as Cart;
const pricesOf = ({ products }: Cart) =>
  products.map(({ unit_price, kept_until }) => [unit_price, kept_until]);

test('a price that goes up is kept for fifteen minutes, and the line says until when (rule cart/kept-price)', async () => {
  const cart = await add('caldo');
  expect(pricesOf(cart)).toEqual([[10_000, null]]);
  await shop.setPrice('caldo', 12_000);
  pass(14);
  expect(pricesOf(await read(cart))).toEqual([[10_000, '2026-11-18T17:45:00.000Z']]);
  pass(1);
  expect(pricesOf(await read(cart))).toEqual([[12_000, null]]);
});

test('one that goes down is the diner’s at once', async () => {
  const cart = await add('caldo');
  await shop.setPrice('caldo', 9_000);
  expect(pricesOf(await read(cart))).toEqual([[9_000, null]]);
});

test('a happy hour that ends is kept as well', async () => {
  pass(5);
  const cart = await add('cerveza');
  pass(10);
  expect(pricesOf(await read(cart))).toEqual([[6_000, '2026-11-18T17:50:00.000Z']]);
  pass(5);
  expect(pricesOf(await read(cart))).toEqual([[10_000, null]]);
});

test('more of the same keeps the first moment, another line its own, and nothing is kept for ever', async () => {
  const cart = await add('caldo');
  await shop.setPrice('caldo', 12_000);
  pass(10);
  await add('caldo', cart);
  expect(pricesOf(await add('caldo', cart, 'sin sal'))).toEqual([
    [10_000, '2026-11-18T17:45:00.000Z'],
    [12_000, null],
  ]);
  pass(5);
  await shop.setPrice('caldo', 13_000);
  // The first is over, and begins anew with what is added to it.
  expect(pricesOf(await add('caldo', cart))).toEqual([
    [13_000, null],
    [12_000, '2026-11-18T17:55:00.000Z'],
  ]);
});

test('«+» keeps what the piece costs then, as adding does', async () => {
  const cart = await add('caldo');
  const plus = (count: number) =>
    shop.ask({
      method: 'PUT',
      path: `/shopping_cart/product_cart/${cart.products[0]?.id}.json?purchase_id=${cart.purchase_id}`,
      headers: ana.headers,
      body: { product: { count } },
    });
  pass(20);
  await plus(2);
  await shop.setPrice('caldo', 12_000);
  pass(14);
  expect(pricesOf(await read(cart))).toEqual([[10_000, '2026-11-18T18:05:00.000Z']]);
  // Fewer begins nothing, and more goes on with what is kept.
  await plus(1);
  await plus(2);
  pass(1);
  expect(pricesOf(await read(cart))).toEqual([[12_000, null]]);
});

test('what is put in again and again makes no price last longer', async () => {
  const cart = await add('caldo');
  await shop.setPrice('caldo', 12_000);
  for (const minutes of [5, 5, 4]) {
    pass(minutes);
    expect(pricesOf(await add('caldo', cart))).toEqual([[10_000, '2026-11-18T17:45:00.000Z']]);
  }
  pass(1);
  expect(pricesOf(await read(cart))).toEqual([[12_000, null]]);
});

test('what ordering again puts on a line costs what that keeps, no longer than it does, and is named at that price', async () => {
  const count = 3;
  const settled = { contact: CONTACT, ...CASH, ...NO_TIP };
  const before = (await shop.fillCart(ana, { sku: 'caldo', count, ...settled })) as Cart;
  const { id } = (await shop.placeCart(ana, before)).body as Order;
  const again = async () =>
    (await shop.ask({ method: 'POST', path: `/orders/${id}/again.json`, headers: ana.headers }))
      .body as OrderAgain;
  await shop.setPrice('caldo', 11_000);
  const cart = await add('caldo');
  await shop.setPrice('caldo', 12_000);
  pass(10);
  const brought = await again();
  expect(brought.cart?.products[0]?.count).toBe(count);
  expect(brought.cart && pricesOf(brought.cart)).toEqual([[11_000, '2026-11-18T17:45:00.000Z']]);
  expect(brought.repriced).toMatchObject([{ before: 10_000, after: 11_000 }]);
  pass(4);
  await again();
  pass(1);
  expect(pricesOf(await read(cart))).toEqual([[12_000, null]]);
  expect((await again()).repriced).toMatchObject([{ before: 10_000, after: 12_000 }]);
});

test('a rise of the price is no saving of a promotion that does not run', async () => {
  pass(20);
  const cart = await add('cerveza');
  await shop.setPrice('cerveza', 12_000);
  const now = await read(cart);
  expect(pricesOf(now)).toEqual([[10_000, '2026-11-18T18:05:00.000Z']]);
  expect([now.saved, now.products[0]?.promo]).toEqual([0, null]);
});

test('a cart that moves to another branch asks anew', async () => {
  const cart = await add('caldo');
  await backend.db.system((sql) =>
    sql('update supplier_products set price_minor = 12000 where instance_id = $1', [shop.instanceId]),
  );
  const { body } = await shop.ask({
    method: 'PUT',
    path: `/shopping_cart/change_supplier/${cart.purchase_id}.json?supplier_id=${shop.branchId('norte')}`,
    headers: ana.headers,
    body: {},
  });
  expect(pricesOf(body as Cart)).toEqual([[12_000, null]]);
});

test('a cart of another service pays today’s, and says for which one the price was kept', async () => {
  const cart = await add('caldo');
  await shop.setPrice('caldo', 12_000);
  const move = async (service: string) => {
    const path = `/shopping_cart/change_supplier/${cart.purchase_id}.json?supplier_id=${shop.branchId()}&service=${service}`;
    return (await shop.ask({ method: 'PUT', path, headers: ana.headers, body: {} })).body as Cart;
  };
  const said = ({ products: [line] }: Cart) => [line?.unit_price, line?.kept_for];
  expect(said(await read(cart))).toEqual([10_000, undefined]);
  expect(said(await move('delivery'))).toEqual([12_000, 'take_away']);
  expect(said(await move('take_away'))).toEqual([10_000, undefined]);
  await move('delivery');
  pass(15);
  expect(said(await read(cart))).toEqual([12_000, undefined]);
});

test('the question whether a cart goes back to the service of its kept price names that price', async () => {
  const cart = await add('caldo');
  await shop.setPrice('caldo', 12_000);
  const pathTo = (service: string) =>
    `/shopping_cart/change_supplier/${cart.purchase_id}.json?supplier_id=${shop.branchId()}&service=${service}`;
  await shop.ask({ method: 'PUT', path: pathTo('delivery'), headers: ana.headers, body: {} });
  const ask = async () =>
    (await shop.ask({ path: pathTo('take_away'), headers: ana.headers })).body as SupplierChange;
  const back = await ask();
  expect([back.repriced, back.after.total]).toMatchObject([[{ before: 12_000, after: 10_000 }], 10_000]);
  pass(15);
  const late = await ask();
  expect([late.repriced, late.after.total]).toEqual([[], 12_000]);
});

test('what a cart that moves puts on a line costs what that keeps, no longer than it does', async () => {
  const ordered = { id: shop.offerId('caldo') };
  await shop.add(ana, ordered, { service: 'delivery' });
  await shop.setPrice('caldo', 12_000);
  pass(5);
  const cart = await add('caldo');
  expect(pricesOf(cart)).toEqual([[12_000, null]]);
  const path = `/shopping_cart/change_supplier/${cart.purchase_id}.json?supplier_id=${shop.branchId()}&service=delivery`;
  const preview = (await shop.ask({ path, headers: ana.headers })).body as SupplierChange;
  expect([preview.repriced, preview.after.total]).toMatchObject([
    [{ before: 12_000, after: 10_000 }],
    // With the delivery of the branch's only zone.
    10_000 + 3_500,
  ]);
  const moved = (await shop.ask({ method: 'PUT', path, headers: ana.headers, body: {} })).body as Cart;
  expect(pricesOf(moved)).toEqual([[10_000, '2026-11-18T17:45:00.000Z']]);
  pass(10);
  expect(pricesOf(await read(moved))).toEqual([[12_000, null]]);
});

test('what is placed is what the cart showed, and stays so', async () => {
  const cart = await add('caldo');
  await shop.setPrice('caldo', 12_000);
  const settled = await shop.settle(ana, cart.purchase_id, { contact: CONTACT, ...CASH, ...NO_TIP });
  const filled = settled.body as Cart;
  expect(pricesOf(filled)).toEqual([[10_000, '2026-11-18T17:45:00.000Z']]);
  const placed = (await shop.placeCart(ana, filled)).body as Order;
  pass(20);
  const order = (await shop.ask({ path: `/orders/${placed.id}.json`, headers: ana.headers })).body as Order;
  const ordered = ({ products: [line] }: Order) => [line?.unit_price, line?.kept_until, line?.was_kept];
  expect([placed, order].map(ordered)).toEqual([
    [10_000, null, true],
    [10_000, null, true],
  ]);
});
