import type { Cart } from '@/lib/contract/cart/cart';
import type { Order } from '@/lib/contract/orders/orders';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
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
    branch: { name: order.supplier.name, address: order.supplier.address, timezone: 'America/Bogota' },
  });
});
