import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle } from '@/tests/support/backend/tenant-bundle';

let backend: TestBackend;
let host: string;

beforeAll(async () => {
  backend = await createTestBackend();
  ({ host } = await backend.importTenant(createBundle()));
});
afterAll(() => backend.close());

const branches = async () =>
  (await backend.ask({ path: '/domain/branches.json', host })).body as { id: number; slug: string }[];

test('a branch says whether it is open, when that changes and what is out of stock', async () => {
  const [first] = await branches();
  const { body } = await backend.ask({ path: `/api/suppliers/${first?.id}.json`, host });
  expect(body).toMatchObject({ open: true, next_change: '2026-11-19T03:00:00.000Z' });
  const supplier = (await backend.ask({ path: '/domain/suppliers/centro.json', host })).body as {
    menu: { categories: { subcategories: { products: { id: number; available: boolean }[] }[] }[] };
  };
  const soldOut = supplier.menu.categories[0]?.subcategories[0]?.products[0];
  expect(soldOut?.available).toBe(false);
  expect((body as { unavailable_products: number[] }).unavailable_products).toEqual([soldOut?.id]);
});

test('a closed branch says when it opens', async () => {
  const [first] = await branches();
  const before = backend.clock.now;
  backend.clock.now = new Date('2026-11-19T04:30:00Z');
  const { body } = await backend.ask({ path: `/api/suppliers/${first?.id}.json`, host });
  backend.clock.now = before;
  expect(body).toMatchObject({ open: false, next_change: '2026-11-19T14:00:00.000Z' });
});
