import type { Order } from '@/lib/contract/orders/orders';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { openShop } from '@/tests/support/shops/shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

test.each([
  ['whose parts are not its total', [{ kind: 'products', amountMinor: 12_499 }]],
  ['without its products', [{ kind: 'tip', amountMinor: 12_500 }]],
  ['with a coupon that adds', ['products', 'coupon'].map((kind) => ({ kind, amountMinor: 6_250 }))],
  ['with a part twice', ['products', 'products'].map((kind) => ({ kind, amountMinor: 6_250 }))],
])('the database refuses a bill %s (rule cart/bill)', async (_what, bill) => {
  const shop = await openShop(backend);
  const diner = await shop.createDiner();
  const { id } = (await shop.placeCart(diner, await shop.fillCart(diner))).body as Order;
  const write = backend.db.tenant(shop.instanceId, (sql) =>
    sql('update purchases set bill = $3 where instance_id = $1 and id = $2', [
      shop.instanceId,
      id,
      JSON.stringify(bill),
    ]),
  );
  await expect(write).rejects.toMatchObject({ code: '23514' });
});
