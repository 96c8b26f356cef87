import { createStaffKey } from '@/backend/staff';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import type { StaffInstance } from '@/lib/contract/staff/instance-calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: Shop;
let headers: Record<string, string>;
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend);
  const { db } = backend;
  const scopes = ['instance:read', 'orders:read'] as const;
  const { key } = await createStaffKey({ db, slug: shop.slug, label: 'x', scopes, now: new Date() });
  headers = { authorization: `Bearer ${key}` };
});
afterAll(() => backend.close());

const ask = async (path: string) => (await shop.ask({ path, headers })).body;
const stationsNow = async () => {
  const [order] = (await ask('/staff/orders.json')) as StaffOrder[];
  const { branches } = (await ask('/staff/instance.json')) as StaffInstance;
  return [order?.products[0]?.station, branches[0]?.stations];
};
const setStation = (table: 'products' | 'categories', station: string | null) =>
  backend.db.system((sql) =>
    sql(`update ${table} set station = $2 where instance_id = (select id from instances where slug = $1)`, [
      ...[shop.slug, station],
    ]),
  );

test("a line says its product's station, else its category's, as the menu says it now (rule staff/stations)", async () => {
  const diner = await shop.createDiner();
  await shop.placeCart(diner, await shop.fillCart(diner));
  expect(await stationsNow()).toEqual([null, []]);
  await setStation('categories', 'parrilla');
  expect(await stationsNow()).toEqual(['parrilla', ['parrilla']]);
  await setStation('products', 'bar');
  expect(await stationsNow()).toEqual(['bar', ['bar']]);
});
