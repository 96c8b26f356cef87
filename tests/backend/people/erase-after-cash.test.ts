import type { Order } from '@/lib/contract/orders/orders';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { serveAccounts } from '@/tests/support/shops/dining-shop';
import { keyOf, openShop } from '@/tests/support/shops/shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

test('who paid a take-away in cash is forgotten once it has come (rule people/erase)', async () => {
  const shop = await serveAccounts(await openShop(backend));
  const ana = await shop.createDiner();
  const headers = await shop.asStaff('orders:write');
  const cart = await shop.fillCart(ana);
  const { id } = (await shop.placeCart(ana, cart, {}, { 'idempotency-key': 'cash' })).body as Order;
  const forget = () =>
    shop.ask({ method: 'POST', path: '/profiles/forget.json', headers: ana.headers, body: {} });
  for (const status of ['accepted', 'preparation', 'packed']) {
    await shop.ask({ method: 'PUT', path: `/staff/orders/${id}/status.json`, headers, body: { status } });
    expect(keyOf(await forget())).toBe('erase_order');
  }
  const body = { status: 'delivered' };
  await shop.ask({ method: 'PUT', path: `/staff/orders/${id}/status.json`, headers, body });
  expect((await forget()).body).toMatchObject({ erased: true });
});
