import type { Cart } from '@/lib/contract/cart/cart';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createBundle, createProduct } from '@/tests/support/backend/tenant-bundle';
import { keyOf, openShop, type Shop } from '@/tests/support/shops/shop';

const offers = [{ branchSlug: 'centro', priceMinor: 12_500, stock: null, available: true }];

let backend: TestBackend;
let shop: Shop;
beforeAll(async () => {
  backend = await createTestBackend();
  const { products } = createBundle();
  const beer = createProduct({ sku: 'cerveza', isAlcoholic: true, offers });
  shop = await openShop(backend, { products: [...products, beer] });
});
beforeEach(() => {
  // Noon in Bogotá.
  backend.clock.now = new Date('2026-11-18T17:00:00Z');
});
afterAll(() => backend.close());

const addBeer = async (diner: { id: number; headers: Record<string, string> }) =>
  shop.add(diner, { id: shop.offerId('cerveza') });

test('alcohol is added only once its diner said when they were born, and no second time asked (rule people/age)', async () => {
  const ana = await shop.createDiner();
  const refused = await addBeer(ana);
  expect([refused.status, keyOf(refused)]).toEqual([422, 'age_required']);
  expect(refused.body).toMatchObject({ error: { values: { age: 18 } } });
  const told = await shop.tellAge(ana, '2008-11-18');
  expect(told).toMatchObject({ status: 200, body: { fecha_nacimiento: '2008-11-18', mayor_edad: true } });
  expect((await addBeer(ana)).status).toBe(200);
  // The answer holds for another cart, too.
  const { status, body } = await shop.add(ana, { id: shop.offerId('cerveza') }, { service: 'delivery' });
  expect(status).toBe(200);
  expect((body as Cart).birth_date).toBe('2008-11-18');
  expect((body as Cart).issues.map(({ key }) => key)).not.toContain('age_required');
});

test('who is too young is refused on every add, and what else they choose is sold', async () => {
  const leo = await shop.createDiner();
  const told = await shop.tellAge(leo, '2008-11-19');
  expect(told.body).toEqual({ fecha_nacimiento: '2008-11-19', mayor_edad: false });
  expect(keyOf(await addBeer(leo))).toBe('under_age');
  expect(keyOf(await addBeer(leo))).toBe('under_age');
  const { body } = await shop.add(leo, { id: shop.offerId('limonada') });
  expect((body as Cart).products).toHaveLength(1);
  backend.clock.now = new Date('2026-11-19T17:00:00Z');
  expect((await addBeer(leo)).status).toBe(200);
});

test('an age is its own diner’s alone', async () => {
  const [ana, eva] = [await shop.createDiner(), await shop.createDiner()];
  await shop.tellAge(ana, '1990-01-01');
  expect(keyOf(await addBeer(eva))).toBe('age_required');
});

test.each(['1899-12-31', '2026-11-19', '2026-02-30'])('nobody is born on %s', async (day) => {
  const ana = await shop.createDiner();
  expect(keyOf(await shop.tellAge(ana, day))).toBe('invalid_input');
  expect(keyOf(await addBeer(ana))).toBe('age_required');
});

test('a date that a form asked for is not asked for again', async () => {
  const ana = await shop.createDiner();
  const cart = await shop.fillCart(ana);
  await shop.settle(ana, cart.purchase_id, { birth_date: '1990-01-01' });
  expect((await addBeer(ana)).status).toBe(200);
});
