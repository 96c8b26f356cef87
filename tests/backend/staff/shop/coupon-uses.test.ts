import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createCoupon } from '@/tests/support/backend/tenant-bundle';
import { joinStaff } from '@/tests/support/shops/person';
import { openShop } from '@/tests/support/shops/shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

it('says how often each coupon was used, without those that are gone (rule tenant/offers)', async () => {
  const shop = await openShop(backend, {
    coupons: ['uno1', 'dos2', 'tres3'].map((code) => createCoupon({ code })),
  });
  await backend.db.system((sql) =>
    sql(
      `update coupons set used = case code when 'uno1' then 7 else 0 end,
         removed_at = case code when 'tres3' then $2::timestamptz end
       where instance_id = $1`,
      [shop.instanceId, backend.clock.now],
    ),
  );
  const { at } = await joinStaff({
    ...{ backend, slug: shop.slug, role: 'manager', mail: `ana@${shop.slug}.test`, branches: null },
  });
  expect(await at({ path: '/staff/coupon_uses.json' })).toMatchObject({
    ...{
      status: 200,
      body: {
        coupons: [
          { code: 'dos2', used: 0 },
          { code: 'uno1', used: 7 },
        ],
      },
    },
  });
});
