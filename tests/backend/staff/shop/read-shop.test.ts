import type { ShopAnswer } from '@/lib/contract/staff/shop/calls';
import { shopSchema } from '@/lib/contract/staff/shop/shop-schema';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createProduct } from '@/tests/support/backend/tenant-bundle';
import { joinStaff } from '@/tests/support/shops/person';
import { openShop } from '@/tests/support/shops/shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const PATH = '/staff/shop.json';

describe('the restaurant as a document (rule tenant/change)', () => {
  it('is what its contract says, whole or in the parts that are asked for', async () => {
    const { slug } = await openShop(backend);
    const { at } = await joinStaff({ backend, slug, role: 'manager' });
    const whole = (await at({ path: PATH })).body as ShopAnswer;
    expect(shopSchema.parse(whole.shop)).toEqual(whole.shop);
    expect(whole).toMatchObject({ version: 0, own_branches: null, facts: { slug, currency: 'COP' } });
    const part = (await at({ path: `${PATH}?parts=categories,zones` })).body as ShopAnswer;
    expect(part.shop).toEqual({ categories: whole.shop.categories, zones: whole.shop.zones });
    expect((await at({ path: `${PATH}?parts=guests` })).status).toBe(422);
  });

  it('shows somebody of one branch the menu, and nothing else that other branches have of their own', async () => {
    const { slug, branchId } = await openShop(backend, {
      products: [
        createProduct({
          sku: 'ajiaco',
          offers: ['centro', 'norte'].map((branchSlug) => ({
            ...{ branchSlug, priceMinor: 30_000, stock: null, available: true },
          })),
        }),
      ],
    });
    const branches = [branchId('norte')];
    const { at } = await joinStaff({ backend, slug, role: 'manager', branches });
    const answer = (await at({ path: PATH })).body as ShopAnswer;
    expect(answer.own_branches).toEqual(['norte']);
    expect(answer.shop.branches?.map((branch) => branch.slug)).toEqual(['norte']);
    expect(answer.shop.products?.map(({ offers }) => Object.keys(offers))).toEqual([['norte']]);
    expect(answer.shop.tables?.filter(({ branchSlug }) => branchSlug !== 'norte')).toEqual([]);
  });
});
