import { renderToStaticMarkup } from 'react-dom/server';
import { PriceTags } from '@/components/seo/price-tags';
import { getProduct, getSupplierBySlug } from '@/lib/contract/menu/calls';
import type { Product } from '@/lib/contract/menu/menu';
import { WEEKDAYS } from '@/lib/domain/branches/opening-hours';
import { lastingPrice } from '@/lib/seo/lasting-price';
import { toMenu } from '@/lib/seo/menu';
import { toMenuItem } from '@/lib/seo/menu-item';
import { getContractExample } from '@/tests/support/backend/contract-examples';

const example = getContractExample(getProduct);
const supplier = { ...getContractExample(getSupplierBySlug), slug: 'chifa', name: 'Chifa' };
const tenant = { public_origin: 'https://a.test', currency: 'PEN' as const };
type Promo = NonNullable<Product['promo']>;
const always = { from: null, to: null, starts: null, ends: null };
const promo = (price: number | null, days: NonNullable<Promo['window']>['days'] | null): Promo => ({
  label: '2x1',
  price,
  bundle: null,
  window: days && { ...always, days },
  services: [],
});

test.each<[string, Product['promo'], number]>([
  ['no promotion', null, 33],
  ['one that always holds', promo(16.5, null), 16.5],
  ['one that always holds and costs more', promo(40, null), 33],
  ['one of words alone', promo(null, null), 33],
  ['one that comes and goes', promo(16.5, ['mon']), 33],
  ['one that holds each day of the week', promo(16.5, [...WEEKDAYS]), 33],
])('the price that is told of a product with %s', (_which, terms, price) => {
  const product = { ...example, id: 7, name: 'Wantán', description: 'Frito', price: 33, promo: terms };
  const told = { product: { ...product, available: true }, supplier, tenant };
  expect(toMenuItem({ ...told, image: null })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'MenuItem',
    name: 'Wantán',
    description: 'Frito',
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'PEN',
      availability: 'https://schema.org/InStock',
      url: 'https://a.test/chifa/7',
    },
  });
  expect(lastingPrice({ product, currency: 'PEN' })).toBe(price);
});

test('the price that is told of a product is that of its cheapest required option', () => {
  const product = { ...example, price: 0, promo: null, options_least: 18.5, options_vary: true };
  expect(lastingPrice({ product, currency: 'PEN' })).toBe(18.5);
});

const card = (id: number) => ({
  ...example,
  id,
  name: `Plato ${id}`,
  price: id,
  promo: null,
  available: true,
});
const section = (id: number, ids: number[]) => ({
  id,
  name: `Parte ${id}`,
  description: '',
  image: null,
  products: ids.map(card),
});
const item = (id: number) => ({
  '@type': 'MenuItem',
  name: `Plato ${id}`,
  offers: {
    '@type': 'Offer',
    price: id,
    priceCurrency: 'PEN',
    availability: 'https://schema.org/InStock',
    url: `https://a.test/chifa/${id}`,
  },
});
const menu = {
  categories: [
    { ...section(1, [11, 12]), subcategories: [section(2, [21]), section(3, [])] },
    { ...section(4, []), subcategories: [section(5, [51, 52])] },
    { ...section(6, []), subcategories: [] },
  ],
};

test('a menu is its sections, each with what is in it', () => {
  expect(toMenu({ supplier: { ...supplier, menu }, tenant, budget: 96 })).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Menu',
    name: 'Chifa',
    url: 'https://a.test/chifa/menu-digital',
    hasMenuSection: [
      {
        '@type': 'MenuSection',
        name: 'Parte 1',
        hasMenuItem: [item(11), item(12)],
        hasMenuSection: [{ '@type': 'MenuSection', name: 'Parte 2', hasMenuItem: [item(21)] }],
      },
      {
        '@type': 'MenuSection',
        name: 'Parte 4',
        hasMenuSection: [{ '@type': 'MenuSection', name: 'Parte 5', hasMenuItem: [item(51), item(52)] }],
      },
    ],
  });
});

test('a long menu names what its document shows', () => {
  const text = JSON.stringify(toMenu({ supplier: { ...supplier, menu }, tenant, budget: 2 }));
  expect(text.match(/Plato \d+/g)).toEqual(['Plato 11', 'Plato 12']);
  expect(text.match(/Parte \d+/g)).toEqual(['Parte 1']);
});

test('a shared product tells its kind and its price, in the head', () => {
  const page = (
    <html lang="es">
      <body>
        <main>
          <PriceTags amount={16.5} currency="PEN" />
        </main>
      </body>
    </html>
  );
  const [head] = renderToStaticMarkup(page).split('</head>');
  expect(
    [...(head ?? '').matchAll(/<meta property="([^"]+)" content="([^"]+)"\/>/g)].map(([, ...one]) => one),
  ).toEqual([
    ['og:type', 'product'],
    ['product:price:amount', '16.5'],
    ['product:price:currency', 'PEN'],
  ]);
});
