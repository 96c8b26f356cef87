import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { openDining } from '@/tests/support/shops/dining-shop';
import { openShop } from '@/tests/support/shops/shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

it('an order keeps the name, address and time zone of its branch, and a cart follows them (rule orders/agreed)', async () => {
  const { bundle, ...shop } = await openShop(backend);
  const diner = await shop.createDiner();
  const placed = await shop.placeCart(diner, await shop.fillCart(diner));
  expect(placed.status).toBe(201);
  const order = placed.body as Order;
  const other = await shop.createDiner();
  const cart: Cart = await shop.fillCart(other);
  const branches = bundle.branches.map((one) => ({
    ...one,
    name: 'Otro nombre',
    address: 'Calle Nueva 1',
    timezone: 'America/Lima',
  }));
  await backend.importTenant({ ...bundle, branches });
  const read = async (owner: typeof diner, id: number) =>
    (await shop.ask({ path: `/orders/${id}.json`, headers: owner.headers })).body as Order;
  expect((await read(diner, order.id)).supplier).toEqual(order.supplier);
  expect((await read(other, cart.purchase_id)).supplier).toMatchObject({
    name: 'Otro nombre',
    address: 'Calle Nueva 1',
  });
  const [kept] = await backend.db.system((sql) =>
    sql<{ agreed: object }>('select agreed from purchases where id = $1', [order.id]),
  );
  expect(kept?.agreed).toEqual({
    country: bundle.country,
    currency: bundle.currency,
    seller: bundle.name,
    includesTax: false,
    branch: { name: order.supplier.name, address: order.supplier.address, timezone: 'America/Bogota' },
  });
});

it('an order and a table’s account keep their seller and their sentence about tax, and a cart follows them (rule orders/agreed)', async () => {
  const { bundle, ...shop } = await openShop(backend);
  const dining = await openDining(backend);
  const diner = await shop.createDiner();
  const order = (await shop.placeCart(diner, await shop.fillCart(diner))).body as Order;
  const kept = { seller: bundle.name, includes_tax: false };
  expect(order.agreed).toEqual(kept);
  const ana = await dining.sitDown('1', 'Ana');
  expect((await dining.sent(ana, 'limonada')).agreed).toMatchObject({ includes_tax: false });
  const other = await shop.createDiner();
  const cart: Cart = await shop.fillCart(other);
  const settings = await backend.db.system((sql) =>
    sql(
      `update instances set name = 'Otro dueño', settings = jsonb_set(settings, '{flags,consumptionTaxLabel}', 'true')
       where id in ($1, $2) returning id`,
      [shop.instanceId, dining.instanceId],
    ),
  );
  expect(settings).toHaveLength(2);
  const read = async (owner: typeof diner, id: number) =>
    (await shop.ask({ path: `/orders/${id}.json`, headers: owner.headers })).body as Order;
  expect((await read(diner, order.id)).agreed).toEqual(kept);
  expect((await dining.read(ana)).agreed).toMatchObject({ includes_tax: false });
  expect((await read(other, cart.purchase_id)).agreed).toBeNull();
  const later = (await shop.placeCart(other, cart)).body as Order;
  expect(later.agreed).toEqual({ seller: 'Otro dueño', includes_tax: true });
  // An order that was placed before these were kept says what is true today.
  await backend.db.system((sql) =>
    sql(`update purchases set agreed = agreed - 'seller' - 'includesTax' where id = $1`, [order.id]),
  );
  expect((await read(diner, order.id)).agreed).toBeNull();
});
