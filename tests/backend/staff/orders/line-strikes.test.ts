import { createStaffKey } from '@/backend/staff';
import type { StaffOrder } from '@/lib/contract/staff/calls';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { keyOf, openShop, type Shop } from '@/tests/support/shops/shop';

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
async function orderNow() {
  const [order] = (await shop.ask({ path: '/staff/orders.json', headers })).body as StaffOrder[];
  const line = order?.products[0];
  if (!order || !line) throw new Error('no order');
  return { id: order.id, lineId: line.id, struck: line.struck };
}
const strike = (id: number, lineId: number, struck: boolean, as = headers, count?: number) =>
  shop.ask({
    ...{ method: 'PUT', path: `/staff/orders/${id}/lines/${lineId}/struck.json`, headers: as },
    body: { struck, count },
  });
const readCount = async () =>
  ((await shop.ask({ path: '/staff/orders.json', headers })).body as StaffOrder[])[0]?.products[0]?.count ??
  0;
const countActions = () =>
  backend.db.system((sql) =>
    sql<{ action: string }>(
      `select action from staff_actions where action like 'order.line_%'
       and instance_id = (select id from instances where slug = $1) order by id`,
      [shop.slug],
    ),
  );

test('a line is struck and taken back; two cooks who tap at once strike it once (rule staff/strikes)', async () => {
  const { id, lineId, struck } = await orderNow();
  expect(struck).toBe(false);
  const both = await Promise.all([strike(id, lineId, true), strike(id, lineId, true)]);
  for (const { status, body } of both)
    expect({ status, body }).toEqual({ status: 200, body: { id, line_id: lineId, struck: true } });
  expect((await orderNow()).struck).toBe(true);
  expect(await countActions()).toEqual([{ action: 'order.line_struck' }]);
  await strike(id, lineId, false);
  await strike(id, lineId, false);
  expect((await orderNow()).struck).toBe(false);
  expect(await countActions()).toHaveLength(2);
});

test('a line whose count was changed since is not struck until it is struck anew', async () => {
  const { id, lineId } = await orderNow();
  await strike(id, lineId, true);
  await backend.db.system((sql) =>
    sql('update purchase_lines set count = count + 1 where id = $1', [lineId]),
  );
  expect((await orderNow()).struck).toBe(false);
  await strike(id, lineId, true);
  expect((await orderNow()).struck).toBe(true);
});

test('a strike of a count that is another by now is refused', async () => {
  const { id, lineId } = await orderNow();
  const seen = (await readCount()) - 1;
  const refused = await strike(id, lineId, true, headers, seen);
  expect([refused.status, keyOf(refused)]).toEqual([409, 'conflict']);
  expect((await orderNow()).struck).toBe(false);
  expect((await strike(id, lineId, true, headers, seen + 1)).status).toBe(200);
  expect((await strike(id, lineId, false, headers, seen)).status).toBe(200);
});

test('a line of another order is not there, and who only reads strikes nothing', async () => {
  const { id, lineId } = await orderNow();
  expect((await strike(id, lineId + 1_000_000, true)).status).toBe(404);
  expect((await strike(id, lineId, true, await keyWith(['orders:read']))).status).toBe(403);
  expect((await orderNow()).struck).toBe(false);
});
