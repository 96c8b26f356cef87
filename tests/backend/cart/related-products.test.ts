import type { RelatedProducts } from '@/lib/contract/cart/related-products';
import type { DryPeriod } from '@/lib/domain/menu/dry-law';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createProduct } from '@/tests/support/backend/tenant-bundle';
import { type Diner, openShop, type Shop } from '@/tests/support/shops/shop';

let backend: TestBackend;
let shop: Shop;
let ana: Diner;
const offers = [{ branchSlug: 'centro', priceMinor: 5_000, stock: null, available: true }];
const dish = (sku: string, changes: Partial<Parameters<typeof createProduct>[0]> = {}) =>
  createProduct({ sku, offers, ...changes });
beforeAll(async () => {
  backend = await createTestBackend();
  shop = await openShop(backend, {
    products: [
      dish('carne', { relatedSkus: ['vino', 'papas', 'sopa', 'agotado', 'ensalada'] }),
      dish('sopa', { relatedSkus: ['pan', 'papas'] }),
      dish('vino', { isAlcoholic: true }),
      dish('cerveza', { isAlcoholic: true }),
      dish('papas'),
      dish('pan'),
      dish('limonada-a', { name: { es: 'Limonada' } }),
      dish('limonada-b', { name: { es: 'limonada' } }),
      dish('arepa', { relatedSkus: ['limonada-a', 'limonada-b', 'pan'] }),
      dish('ensalada'),
      dish('agotado', { offers: offers.map((one) => ({ ...one, stock: 0 })) }),
    ],
  });
});
beforeEach(async () => {
  ana = await shop.createDiner();
});
afterAll(() => backend.close());

async function listRelated(...skus: string[]): Promise<string[]> {
  let purchase_id: number | null = null;
  for (const sku of skus) {
    const { body } = await shop.add(ana, { id: shop.offerId(sku) }, { purchase_id });
    ({ purchase_id } = body as { purchase_id: number });
  }
  const { body } = await shop.ask({
    path: `/shopping_cart/goes_with/${purchase_id}.json`,
    headers: ana.headers,
  });
  return (body as RelatedProducts).products.map(({ name }) => name);
}

test('what the tenant names is offered, of the last dish first, and nothing that is gone or there (rule menu/related-products)', async () => {
  expect(await listRelated('carne')).toEqual(['papas', 'sopa', 'ensalada']);
  expect(await listRelated('carne', 'sopa')).toEqual(['pan', 'papas', 'ensalada']);
});

test('what two stalls call the same is offered once, and not beside itself', async () => {
  expect(await listRelated('arepa')).toEqual(['Limonada', 'pan']);
  expect(await listRelated('arepa', 'limonada-b')).toEqual(['pan']);
});

test('alcohol is offered beside alcohol alone', async () => {
  await shop.tellAge(ana, '1990-05-01');
  expect(await listRelated('carne', 'cerveza')).toEqual(['vino', 'papas', 'sopa', 'ensalada']);
});

test('while a dry law holds, alcohol is offered beside nothing (rule menu/dry-law)', async () => {
  await shop.tellAge(ana, '1990-05-01');
  const setPeriods = (periods: DryPeriod[]) =>
    backend.db.system((sql) =>
      sql(`update suppliers set settings = settings || jsonb_build_object('dryLaw', $1::jsonb) where true`, [
        JSON.stringify(periods),
      ]),
    );
  await setPeriods([{ from: '2000-01-01 00:00', to: '2100-01-01 00:00' }]);
  expect(await listRelated('carne', 'cerveza')).toEqual(['papas', 'sopa', 'ensalada']);
  await setPeriods([]);
  expect(await listRelated('carne', 'cerveza')).toEqual(['vino', 'papas', 'sopa', 'ensalada']);
});

test('another diner reads nothing of a cart', async () => {
  const { body } = await shop.add(ana, { id: shop.offerId('carne') });
  const { purchase_id } = body as { purchase_id: number };
  const eva = await shop.createDiner();
  const answer = await shop.ask({
    path: `/shopping_cart/goes_with/${purchase_id}.json`,
    headers: eva.headers,
  });
  expect(answer.status).toBe(404);
});
