import type { ShopAnswer } from '@/lib/contract/staff/shop/calls';
import { copyBranch } from '@/lib/domain/shop/new-branch';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle, createProduct } from '@/tests/support/backend/tenant-bundle';
import { joinStaff } from '@/tests/support/shops/person';
import { openShop } from '@/tests/support/shops/shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

test('a manager opens a branch as a copy (rule tenant/new-branch)', async () => {
  const bundle = createBundle();
  const categories = bundle.categories.map((category) => ({ ...category, description: {} }));
  const branches = bundle.branches.map((branch) => ({
    ...{ ...branch, booking: null },
    services: branch.services.filter((service) => service !== 'book'),
  }));
  const offers = [{ branchSlug: 'centro', priceMinor: 30_000, stock: null, available: true }];
  const products = [createProduct({ sku: 'ajiaco', position: 0, offers })];
  const { slug } = await openShop(backend, { products, branches, categories, tables: [] });
  const { at } = await joinStaff({ backend, slug, role: 'manager' });
  const read = async () => ((await at({ path: '/staff/shop.json' })).body as ShopAnswer).shop;
  const before = await read();
  const from = before.branches?.find((one) => one.slug === 'centro');
  if (!from) throw new Error('the shop has no branch');
  const patches = copyBranch({
    from,
    place: { slug: 'zona-t', name: 'Zona T', address: 'Calle 83', latitude: 4.667, longitude: -74.053 },
    last: before.branches?.at(-1)?.slug ?? '',
    products: before.products ?? [],
  });
  const { body } = await at({
    method: 'POST',
    path: '/staff/shop/changes.json',
    body: { patches, confirms: [] },
  });
  expect(body).toMatchObject({ outcome: 'done', change: { can_be_undone: true } });
  const after = await read();
  expect(after.branches?.at(-1)).toMatchObject({ slug: 'zona-t', transfer: null, weekly: from.weekly });
  expect(after.products?.[0]?.offers['zona-t']).toMatchObject({ priceMinor: 30_000 });
});
