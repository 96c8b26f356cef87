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

test('a branch says whether it is open by the server’s clock, when that changes and what is out of stock (rule branches/hours)', async () => {
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

test('the menu, the settings and the state of a branch agree in every field they share (rule branches/one-serializer)', async () => {
  const [first] = await branches();
  const read = async (path: string) => (await backend.ask({ path, host })).body as Record<string, unknown>;
  const menu = await read('/domain/suppliers/centro.json');
  const settings = await read(`/domain/branches/${first?.id}.json`);
  const state = await read(`/api/suppliers/${first?.id}.json`);
  const shared = Object.keys(menu).filter((name) => name in settings && name in state);
  const part = (body: Record<string, unknown>) => shared.map((name) => [name, body[name]]);
  expect(shared).toEqual(
    expect.arrayContaining(['id', 'slug', 'services', 'opening_hours', 'shipping_price']),
  );
  expect(part(menu)).toEqual(part(settings));
  expect(part(state)).toEqual(part(settings));
});

test('a closed branch says when it opens', async () => {
  const [first] = await branches();
  const before = backend.clock.now;
  backend.clock.now = new Date('2026-11-19T04:30:00Z');
  const { body } = await backend.ask({ path: `/api/suppliers/${first?.id}.json`, host });
  backend.clock.now = before;
  expect(body).toMatchObject({ open: false, next_change: '2026-11-19T14:00:00.000Z' });
});
