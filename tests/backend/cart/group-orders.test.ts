import { createStaffKey } from '@/backend/staff';
import type { Cart } from '@/lib/contract/cart/cart';
import type { OrderAgain } from '@/lib/contract/cart/cart-moves';
import type { Order } from '@/lib/contract/orders/orders';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';
import { watchOrder } from '@/tests/support/backend/watch';
import { groupCalls } from '@/tests/support/shops/group-calls';
import { type Diner, keyOf, openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: Shop;
let group: ReturnType<typeof groupCalls>;
let ana: Diner;
let luis: Diner;
let cart: Cart;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend, createBundle());
  group = groupCalls(shop);
});
beforeEach(async () => {
  [ana, luis] = [await shop.createDiner(), await shop.createDiner()];
  cart = await shop.fillCart(ana);
  await group.join(luis, await group.link(ana, cart));
  await add(luis, { count: 2 });
  cart = (await shop.getCart(ana, cart.purchase_id)).body as Cart;
});
afterAll(() => backend.close());

const told = (answer: Awaited<ReturnType<Shop['add']>>) =>
  answer.status < 300 ? answer.status : keyOf(answer);
const add = (diner: Diner, changes: object = {}) =>
  shop.add(diner, { id: shop.offerId('limonada'), ...changes }, { purchase_id: cart.purchase_id });
const move = (query: string) =>
  shop.ask({
    method: 'PUT',
    path: `/shopping_cart/change_supplier/${cart.purchase_id}.json?${query}`,
    headers: ana.headers,
    body: {},
  });
const read = (diner: Diner) => shop.getCart(diner, cart.purchase_id);

it('the kitchen reads who each line is for (rule cart/group)', async () => {
  const { key } = await createStaffKey({
    db: backend.db,
    slug: shop.slug,
    label: 'x',
    scopes: ['orders:read'],
    now: backend.clock.now,
  });
  await shop.placeCart(ana, cart);
  const alone = await shop.fillCart(await shop.createDiner());
  expect(alone).toMatchObject({ group: null, products: [{ member: null }] });
  const other = (await shop.placeCart(await shop.createDiner(), alone)).status;
  expect(other).toBe(404);
  const { body } = await shop.ask({
    path: '/staff/orders.json',
    headers: { authorization: `Bearer ${key}` },
  });
  const ours = (body as StaffOrder[]).find(({ id }) => id === cart.purchase_id);
  expect(ours?.products.map(({ member, count }) => [member, count])).toEqual([
    ['Ana', 1],
    ['Luis', 2],
  ]);
});

it('is ordered again as lines of one person, equal ones together (rule orders/again)', async () => {
  const order = (await shop.placeCart(ana, cart)).body as Order;
  const again = await shop.ask({
    method: 'POST',
    path: `/orders/${order.id}/again.json`,
    headers: ana.headers,
  });
  expect((again.body as OrderAgain).cart).toMatchObject({
    group: null,
    products: [{ member: null, count: 3 }],
  });
  // An added dish counts on that one line.
  expect((await shop.add(ana, { id: shop.offerId('limonada') })).body).toMatchObject({
    products: [{ count: 4 }],
  });
});

it('what guests change after the owner looked changes the total that is ordered (guarantee/server-prices)', async () => {
  await add(luis);
  expect(told(await shop.placeCart(ana, cart))).toBe('total_changed');
});

it('guests follow what its owner empties and moves (rule cart/group)', async () => {
  expect(told(await move(`supplier_id=${shop.branchId('norte')}`))).toBe(200);
  expect((await read(luis)).body).toMatchObject({
    supplier_id: shop.branchId('norte'),
    group: { me: 2, is_open: true },
    products: [{ member: 1 }, { member: 2, count: 2 }],
  });
  expect(told(await add(luis))).toBe('not_found');
  const emptied = await shop.ask({
    method: 'DELETE',
    path: `/shopping_cart/clean_cart/${cart.purchase_id}.json`,
    headers: ana.headers,
  });
  expect(told(emptied)).toBe(200);
  expect((await read(luis)).body).toMatchObject({ products: [], group: { me: 2 } });
});

it('a cart that another one of its owner joins ends its group, and keeps what guests chose (rule cart/brought-along)', async () => {
  const delivery = (await shop.add(ana, { id: shop.offerId('limonada') }, { service: 'delivery' }))
    .body as Cart;
  const joined = await shop.ask({
    method: 'PUT',
    path: `/shopping_cart/change_supplier/${delivery.purchase_id}.json?supplier_id=${shop.branchId()}&service=take_away`,
    headers: ana.headers,
    body: {},
  });
  expect((joined.body as Cart).products.map(({ count, member }) => [count, member])).toEqual([
    [2, null],
    [1, null],
  ]);
  expect((await read(luis)).body).toMatchObject({
    products: [],
    service: 'delivery',
    group: { is_open: false },
  });
  expect(told(await add(luis))).toBe('group_closed');
});

it('tells everybody in it of each change, as it happens, and nobody who was taken out (rule cart/group)', async () => {
  const page = await watchOrder({
    app: backend.app,
    host: shop.host,
    id: cart.purchase_id,
    headers: luis.headers,
  });
  expect(await page.read()).toContain('"status":"cart"');
  const { version } = (await add(ana)).body as Cart;
  expect(await page.read()).toBe(`event: order\ndata: {"version":${version},"status":"cart"}\n\n`);
  await group.remove(ana, cart, 2);
  expect(await page.read()).toBe('');
});
