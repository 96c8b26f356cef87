import {
  keysInside,
  lacks,
  orderCategories,
  SORTS,
  sortProducts,
  textIn,
} from '@/lib/domain/shop/list-products';

const category = (key: string, parentKey: string | null = null) => ({ key, parentKey, name: { es: key } });
const CATEGORIES = [
  category('jugos', 'bebidas'),
  category('platos'),
  category('bebidas'),
  category('sueltos', 'gone'),
];
const product = (sku: string, categoryKey: string, prices: Record<string, number>) => ({
  ...{ sku, categoryKey, name: { es: sku }, description: {}, image: null },
  offers: Object.fromEntries(Object.entries(prices).map(([branch, priceMinor]) => [branch, { priceMinor }])),
});
const PRODUCTS = [
  product('agua', 'bebidas', { centro: 3_000, norte: 9_000 }),
  product('ñame', 'platos', { norte: 5_000 }),
  product('mora', 'jugos', { centro: 7_000 }),
  product('nada', 'platos', {}),
];

test('categories stand before those inside them, and none is lost with its parent', () => {
  expect(orderCategories(CATEGORIES).map(({ key }) => key)).toEqual([
    'platos',
    'bebidas',
    'jugos',
    'sueltos',
  ]);
  expect([...keysInside(CATEGORIES, 'bebidas')]).toEqual(['bebidas', 'jugos']);
});

test.each([
  ['menu', null, ['ñame', 'nada', 'agua', 'mora']],
  ['name', null, ['agua', 'mora', 'nada', 'ñame']],
  ['cheap', null, ['agua', 'ñame', 'mora', 'nada']],
  ['dear', 'norte', ['agua', 'ñame', 'mora', 'nada']],
] as const)('products by %s at %s', (sort, branch, skus) => {
  const sorted = sortProducts({
    ...{ products: PRODUCTS, categories: CATEGORIES, sort, branch },
    languages: ['es'],
  });
  expect(sorted.map(({ sku }) => sku)).toEqual(skus);
  expect(SORTS).toContain(sort);
});

test('a name is said in the first language that has it', () => {
  expect(textIn({ es: 'Agua', pt: 'Água' }, ['en', 'pt', 'es'])).toBe('Água');
  expect(textIn({ es: 'Agua' }, ['en'])).toBe('Agua');
  expect(textIn({}, ['en'])).toBe('');
});

test('what is missing of a product is known', () => {
  const [agua] = PRODUCTS;
  if (!agua) throw new Error('no product');
  const ask = (lack: Parameters<typeof lacks>[0]['lack'], more: object = {}, branch: string | null = null) =>
    lacks({ product: { ...agua, ...more }, lack, languages: ['es', 'en'], branch });
  expect([ask('picture'), ask('picture', { image: {} })]).toEqual([true, false]);
  expect([ask('price'), ask('price', {}, 'sur'), ask('price', { offers: {} })]).toEqual([false, true, true]);
  expect(ask('translation')).toBe(true);
  const named = { name: { es: 'Agua', en: 'Water' } };
  expect(ask('translation', named)).toBe(false);
  expect(ask('translation', { ...named, description: { es: 'Fría' } })).toBe(true);
});
