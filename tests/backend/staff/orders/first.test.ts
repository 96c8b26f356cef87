import { createStaffKey } from '@/backend/staff';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: Shop;
let headers: Record<string, string>;
beforeAll(async () => {
  backend = await createTestBackend();
});
beforeEach(async () => {
  shop = await openShop(backend);
  headers = await keyWith(['orders:read', 'orders:write']);
  const diner = await shop.createDiner();
  await shop.placeCart(diner, await shop.fillCart(diner));
});
afterAll(() => backend.close());

async function keyWith(scopes: ('orders:read' | 'orders:write')[]) {
  const { db } = backend;
  const { key } = await createStaffKey({ db, slug: shop.slug, label: 'x', scopes, now: new Date() });
  return { authorization: `Bearer ${key}` };
}
async function orderNow(): Promise<StaffOrder> {
  const [order] = (await shop.ask({ path: '/staff/orders.json', headers })).body as StaffOrder[];
  if (!order) throw new Error('no order');
  return order;
}
const put = (id: number, first: boolean, as = headers) =>
  shop.ask({ method: 'PUT', path: `/staff/orders/${id}/first.json`, headers: as, body: { first } });
const listActions = () =>
  backend.db.system((sql) =>
    sql<{ action: string }>(
      `select action from staff_actions where action in ('order.first', 'order.not_first')
       and instance_id = (select id from instances where slug = $1) order by id`,
      [shop.slug],
    ),
  );

test('an order goes first and is taken back; two who tap at once put it there once (rule staff/first)', async () => {
  const { id, first } = await orderNow();
  expect(first).toBe(false);
  const both = await Promise.all([put(id, true), put(id, true)]);
  for (const { status, body } of both)
    expect({ status, body }).toEqual({ status: 200, body: { id, first: true } });
  expect((await orderNow()).first).toBe(true);
  expect(await listActions()).toEqual([{ action: 'order.first' }]);
  await put(id, false);
  await put(id, false);
  expect((await orderNow()).first).toBe(false);
  expect(await listActions()).toEqual([{ action: 'order.first' }, { action: 'order.not_first' }]);
});

test('an order that is over goes nowhere, and neither does one that is not there', async () => {
  const { id } = await orderNow();
  const status = { method: 'PUT', path: `/staff/orders/${id}/status.json`, headers };
  await shop.ask({ ...status, body: { status: 'cancelled', reason: 'No hay luz' } });
  expect(await put(id, true)).toMatchObject({ status: 409, body: { error: { key: 'illegal_transition' } } });
  expect((await put(id + 1_000_000, true)).status).toBe(404);
});

test('who only reads puts nothing first', async () => {
  const { id } = await orderNow();
  expect((await put(id, true, await keyWith(['orders:read']))).status).toBe(403);
  expect((await orderNow()).first).toBe(false);
});
