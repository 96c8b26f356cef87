import type { Supplier } from '@/lib/contract/branches/supplier';
import type { Cart } from '@/lib/contract/cart/cart';
import type { Product } from '@/lib/contract/menu/menu';
import { createTestBackend, type TestBackend } from '@/tests/support/backend/backend';
import { createProduct } from '@/tests/support/backend/tenant-bundle';
import { bundleGroup, bundleOption } from '@/tests/support/menu/options';
import { openShop } from '@/tests/support/shops/shop';

let backend: TestBackend;
beforeAll(async () => {
  backend = await createTestBackend();
});
afterAll(() => backend.close());

const offers = [{ branchSlug: 'centro', priceMinor: 10_000, stock: null, available: true }];

test('texts that fell back say in which language they are, those that did not say nothing (rule tenant/text-fallback)', async () => {
  const option = bundleOption({ key: 'aji', name: { es: 'Ají', en: 'Hot sauce' } });
  const spanish = bundleOption({ key: 'limon', name: { es: 'Limón' } });
  const group = bundleGroup({ key: 'salsa', name: { es: 'Salsa' }, max: 2, options: [option, spanish] });
  const deal = { kind: 'price' as const, priceMinor: 9_900 };
  const promo = { label: { es: 'Oferta' }, deal, branches: [], services: [], mix: null, window: null };
  const product = createProduct({
    sku: 'ajiaco',
    name: { es: 'Ajiaco', en: 'Ajiaco soup' },
    description: { es: 'Con pollo' },
    label: { es: 'De la huerta' },
    optionGroups: [group],
    promo,
    offers,
  });
  const shop = await openShop(backend, { products: [product] });
  const read = async <T>(path: string, lang: string) =>
    (await backend.ask({ path, host: shop.host, headers: { lang } })).body as T;
  const cardIn = async (lang: string) =>
    (await read<Supplier>('/domain/suppliers/centro.json', lang)).menu.categories[0]?.products[0];
  const card = await cardIn('en');
  expect(card).toMatchObject({ label_in: 'es', description_in: 'es', promo: { label_in: 'es' } });
  expect(card).not.toHaveProperty('name_in');
  const english = await read<Product>(`/api/products/${card?.id}.json`, 'en');
  expect(english.option_groups[0]).toMatchObject({ name_in: 'es' });
  expect(english.option_groups[0]?.options[0]).not.toHaveProperty('name_in');
  const diner = await shop.createDiner();
  diner.headers.lang = 'en';
  const options = english.option_groups[0]?.options.map(({ id }) => ({ option_id: id, count: 1 }));
  const added = (await shop.add(diner, { id: card?.id ?? 0, options })).body as Cart;
  expect(added.products[0]).not.toHaveProperty('name_in');
  expect(added.products[0]?.options.map(({ name, name_in }) => [name, name_in])).toEqual([
    ['Hot sauce', undefined],
    ['Limón', 'es'],
  ]);
  expect(
    JSON.stringify([await cardIn('es'), await read(`/api/products/${card?.id}.json`, 'es')]),
  ).not.toContain('_in"');
});
