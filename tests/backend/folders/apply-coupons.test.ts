import type { TenantBundle } from '@/backend/stored/tenant-bundle';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createCoupon } from '@/tests/support/backend/tenant-bundle';
import { cartOf, openCouponShop } from '@/tests/support/shops/coupon-shop';
import { keyOf } from '@/tests/support/shops/shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

test('importing coupons again changes nothing, and never how often one was used', async () => {
  const shop = await openCouponShop(backend, [
    createCoupon({ code: 'mesa' }),
    createCoupon({ code: 'otra' }),
  ]);
  const importAgain = async (changes: Partial<TenantBundle>) => {
    const { inserted, updated, removed } = await backend.importTenant({ ...shop.bundle, ...changes });
    return { inserted, updated, removed };
  };
  const read = () =>
    backend.db.tenant(shop.instanceId, (sql) =>
      sql<{ code: string; used: number; id: number; gone: boolean }>(
        'select code, used, id, removed_at is not null as gone from coupons where instance_id = $1 order by code',
        [shop.instanceId],
      ),
    );
  const ana = await shop.createDiner();
  expect((await shop.place(ana, await shop.fillWith(ana, 'mesa'))).status).toBe(201);
  const before = await read();
  expect(before).toMatchObject([
    { code: 'mesa', used: 1, gone: false },
    { code: 'otra', used: 0, gone: false },
  ]);
  expect(await importAgain({})).toEqual({ inserted: 0, updated: 0, removed: 0 });
  const eva = await shop.createDiner();
  const held = await shop.fillWith(eva, 'otra');
  expect(await importAgain({ coupons: [createCoupon({ code: 'mesa', limit: 9 })] })).toEqual({
    inserted: 0,
    updated: 1,
    removed: 1,
  });
  expect(keyOf(await shop.place(eva, cartOf(await shop.getCart(eva, held.purchase_id))))).toBe(
    'coupon_invalid',
  );
  expect(keyOf(await shop.apply(ana, await shop.fillCart(ana), 'otra'))).toBe('coupon_invalid');
  await importAgain({});
  expect(await read()).toEqual(before);
});
