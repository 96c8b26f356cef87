import type { Order } from '@/lib/contract/orders/orders';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { joinStaff } from '@/tests/support/shops/person';
import { keyOf, openShop } from '@/tests/support/shops/shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

async function openKitchen() {
  const shop = await openShop(backend);
  const ana = await shop.createDiner();
  const { id } = (await shop.placeCart(ana, await shop.fillCart(ana))).body as Order;
  const cook = await joinStaff({ backend, slug: shop.slug, role: 'kitchen' });
  const move = (status: string, key: string, as = cook) =>
    as.at({
      ...{ method: 'PUT', path: `/staff/orders/${id}/status.json`, body: { status } },
      headers: { 'idempotency-key': key },
    });
  return { shop, id, move };
}

test('a move that is sent again is done once, and answered as the order stands (rule platform/idempotency)', async () => {
  const { shop, id, move } = await openKitchen();
  expect((await move('accepted', 'tap-1')).body).toMatchObject({ id, status: 'accepted' });
  expect((await move('preparation', 'tap-2')).body).toMatchObject({ id, status: 'preparation' });
  const again = await move('accepted', 'tap-1');
  expect([again.status, again.body]).toMatchObject([200, { id, status: 'preparation' }]);
  const written = await backend.db.tenant(shop.instanceId, (sql) =>
    sql("select 1 from staff_actions where instance_id = $1 and action = 'order.status'", [shop.instanceId]),
  );
  expect(written).toHaveLength(2);
});

test('the same key for another move is refused, and another person has keys of their own', async () => {
  const { shop, move } = await openKitchen();
  const other = await joinStaff({
    backend,
    slug: shop.slug,
    role: 'kitchen',
    mail: `b@${shop.slug}.example`,
  });
  await move('accepted', 'tap-1');
  expect(keyOf(await move('preparation', 'tap-1'))).toBe('idempotency_key_reused');
  expect(keyOf(await move('accepted', 'tap-1', other))).toBe('illegal_transition');
});

test('a refused move gives its key back', async () => {
  const { move } = await openKitchen();
  expect(keyOf(await move('packed', 'tap-1'))).toBe('illegal_transition');
  await move('accepted', 'tap-2');
  await move('preparation', 'tap-3');
  expect((await move('packed', 'tap-1')).status).toBe(200);
});
