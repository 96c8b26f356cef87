import { type Supplier, supplierSchema } from '@/lib/contract/branches/supplier';
import type { Order } from '@/lib/contract/orders/orders';
import type { Instance } from '@/lib/contract/tenant/instance';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { keyOf, openShop } from '@/tests/support/shops/shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

test('a removed branch has no menu, takes nothing and is on no list; its orders are read (rule branches/removed)', async () => {
  const shop = await openShop(backend);
  const ana = await shop.createDiner();
  const cart = await shop.fillCart(ana);
  const order = (await shop.placeCart(ana, cart)).body as Order;
  const removed = `update suppliers set removed_at = now() where instance_id = $1 and slug = 'centro'`;
  await backend.db.system((sql) => sql(removed, [shop.instanceId]));
  const read = async (path: string) =>
    shop.ask({
      method: 'GET',
      path,
      // As the pages of a branch name it.
      headers: { ...ana.headers, supplier_id: String(shop.branchId()) },
    });

  const branch: Supplier = supplierSchema.parse((await read('/domain/suppliers/centro.json')).body);
  expect(branch).toMatchObject({
    removed: true,
    name: order.supplier.name,
    services: [],
    menu: { categories: [] },
  });
  expect((await read(`/orders/${order.id}.json`)).body).toMatchObject({ id: order.id, number: order.number });
  const methods = await read(
    `/api/v4/payment_methods.json?tipe=array&supplier_id=${shop.branchId()}&service=take_away`,
  );
  expect(methods.status).toBe(200);

  const config = (await read(`/domain/config.json?domain=${shop.bundle.domains[0]}`)).body as Instance;
  expect(config.suppliers.map(({ slug }) => slug)).not.toContain('centro');
  expect(config.removed_suppliers).toMatchObject([{ slug: 'centro', services: [] }]);
  const listed = (await read('/domain/branches.json')).body as { slug: string }[];
  expect(listed.map(({ slug }) => slug)).not.toContain('centro');
  expect((await read(`/api/suppliers/${shop.branchId()}.json`)).status).toBe(404);
  expect(keyOf(await shop.add(ana, { id: shop.offerId('limonada') }))).toBe('not_found');
});
