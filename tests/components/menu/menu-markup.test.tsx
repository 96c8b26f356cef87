import { NextIntlClientProvider } from 'next-intl';
import { DishCard } from '@/components/menu/dish-card';
import { DishList } from '@/components/menu/dish-list';
import { showPrices } from '@/components/menu/keep-prices';
import { MenuPart } from '@/components/menu/menu-part';
import { ProductPeek } from '@/components/menu/product/product-peek';
import { showFound } from '@/components/menu/search-menu';
import { showAddButtons, showCounts } from '@/lib/browser/menu-markup/add-buttons';
import { dishAround, findDish, findProductLink, listDishes } from '@/lib/browser/menu-markup/dishes';
import { glanceAt } from '@/lib/browser/menu-markup/glance';
import { findMenu, findPeek } from '@/lib/browser/menu-markup/menu';
import { findSection, headingsAbove, insertPart, ownDishes } from '@/lib/browser/menu-markup/sections';
import { readDishTap } from '@/lib/browser/menu-markup/taps';
import { getProduct, getSupplierBySlug } from '@/lib/contract/menu/calls';
import type { ProductCard } from '@/lib/contract/menu/menu';
import { getConfig } from '@/lib/contract/tenant/calls';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { drawDocument } from '@/tests/support/browser/draw-document';
import { textsOf } from '@/tests/support/browser/render-texts';

jest.mock('next-intl/server', () =>
  jest.requireActual('@/tests/support/browser/draw-document').serverTexts(),
);

const tenant = getContractExample(getConfig);
const supplier = getContractExample(getSupplierBySlug);
const [category] = supplier.menu.categories;
const known = category?.products[0];
if (!category || !known) throw new Error('The contract’s example has no product.');

const HAPPY_HOUR = { days: ['tue'], from: '18:00', to: '20:00', starts: null, ends: null } as const;
const TUESDAY_1830 = new Date('2026-11-17T23:30:00Z');
const TUESDAY_2000 = new Date('2026-11-18T01:00:00Z');
const timezone = 'America/Bogota';
const promo = { label: 'Happy hour', price: 4100, window: HAPPY_HOUR } as unknown as ProductCard['promo'];
const dish = (changes: Partial<ProductCard> = {}): ProductCard => ({
  ...known,
  id: 7,
  name: 'Ajiaco',
  description: 'Con pollo',
  price: 5900,
  options_least: 0,
  options_vary: false,
  has_required_options: false,
  available: true,
  promo: null,
  ...changes,
});

const draw = (page: React.ReactNode) =>
  drawDocument({
    page: (
      <NextIntlClientProvider locale="es-CO" timeZone="UTC" messages={textsOf()}>
        {page}
      </NextIntlClientProvider>
    ),
    address: '/',
  });
const drawCard = (product: ProductCard, now = TUESDAY_1830) =>
  draw(<DishCard product={product} supplierSlug="centro" currency="COP" timezone={timezone} now={now} />);
const first = () => findDish(document) ?? document.body;

const drawMenu = (products: ProductCard[]) => {
  const child = { ...category, id: 12, name: 'Sopas', products: [dish({ id: 9, name: 'Mute' })] };
  const own = { ...category, id: 11, name: 'Fuertes', products, subcategories: [child] };
  return draw(<MenuPart supplier={supplier} tenant={tenant} category={own} />);
};
const menu = () => findMenu() ?? document.body;

test('a card reads back as it was written', async () => {
  await drawCard(dish());
  const glance = { name: 'Ajiaco', description: 'Con pollo', price: '$\u00a05.900', was: null };
  expect(glanceAt(first())).toMatchObject(glance);
  const link = findProductLink(7);
  expect(link && dishAround(link)).toBe(first());
});

test('neither a heading nor a class takes part in it', async () => {
  await drawCard(dish({ promo }));
  const before = glanceAt(first());
  for (const one of document.querySelectorAll('[class]')) one.removeAttribute('class');
  document.body.innerHTML = document.body.innerHTML.replaceAll('h3', 'div');
  expect(glanceAt(first())).toEqual({ ...before, was: '$\u00a05.900' });
});

test('a promotion of some hours changes the price that is read with its clock', async () => {
  await drawCard(dish({ promo }));
  expect(glanceAt(first())).toMatchObject({ price: '$\u00a04.100', was: '$\u00a05.900' });
  showPrices({ root: document, timezone, at: TUESDAY_2000 });
  expect(glanceAt(first())).toMatchObject({ price: '$\u00a05.900', was: null });
  showPrices({ root: document, timezone, at: TUESDAY_1830 });
  expect(glanceAt(first())).toMatchObject({ price: '$\u00a04.100', was: '$\u00a05.900' });
});

test('a product drawn over the menu reads back like a card', async () => {
  const product = { ...getContractExample(getProduct), name: 'Ajiaco', description: 'Con pollo' };
  await draw(<ProductPeek product={product} supplier={supplier} tenant={tenant} />);
  const peek = findPeek();
  expect(glanceAt((peek && findDish(peek)) ?? document.body)).toMatchObject({
    name: 'Ajiaco',
    description: 'Con pollo',
    price: expect.stringMatching(/\d/),
  });
});

test('a list is plain when none of its products has a picture, also of those that come later', async () => {
  const image = { hash: 'a'.repeat(16), width: 640, height: 480, widths: [320, 640] };
  const card = { supplierSlug: 'centro', currency: 'COP', timezone, now: TUESDAY_1830 } as const;
  const products = [dish({ image: null }), dish({ id: 8, image })];
  const rest = { shown: 1, href: '/centro/menu-part/11', label: 'Fuertes' };
  const isPlain = () => document.querySelector('.dishes')?.classList.contains('dishes-plain');
  await draw(<DishList products={products} card={card} rest={rest} />);
  expect(listDishes(document)).toHaveLength(1);
  expect(isPlain()).toBe(false);
  await draw(<DishList products={products.slice(0, 1)} card={card} />);
  expect(isPlain()).toBe(true);
});

test.each([
  ['adds at once', dish(), 'add-product'],
  ['opens what has to be chosen from', dish({ has_required_options: true }), 'open-product'],
])('a card’s button %s', async (_what, product, kind) => {
  await drawMenu([product]);
  void showAddButtons(menu());
  const button = ownDishes(findSection('11') ?? document.body)[0]?.querySelector('button');
  expect(button?.textContent).toBe(textsOf().Menu.add.replace('{name}', 'Ajiaco'));
  const tap = button && readDishTap(button);
  expect(tap).toMatchObject({ kind, productId: 7, href: expect.stringMatching(/\/7$/) });
  expect(tap?.pressed).toBe(button);
  const link = findProductLink(7);
  expect(link && readDishTap(link)).toMatchObject({ kind: 'open-product', productId: 7 });
  expect(readDishTap(document.body)).toBeNull();
  showCounts(new Map([[7, 2]]));
  expect(button?.dataset.count).toBe('2');
  showCounts(new Map());
  expect(button?.dataset.count).toBeUndefined();
});

test('what is sold out has no button, and a second look adds none', async () => {
  await drawMenu([dish({ available: false }), dish({ id: 8 })]);
  void showAddButtons(menu());
  void showAddButtons(menu());
  expect(listDishes(menu()).map((one) => one.querySelectorAll('button').length)).toEqual([0, 1, 1]);
});

test('buttons come a screen’s cards a frame, each with what the cart holds of it (guarantee/blocking-time)', async () => {
  const shown = () => document.querySelectorAll('.add-button').length;
  await drawMenu(Array.from({ length: 30 }, (_, index) => dish({ id: index + 1 })));
  showCounts(new Map([[30, 4]]));
  const all = showAddButtons(menu());
  expect(shown()).toBe(12);
  await all;
  expect(shown()).toBe(31);
  expect(document.querySelector<HTMLElement>('[data-add="30"]')?.dataset.count).toBe('4');
  showCounts(new Map());
});

test('a search finds by name, words and the categories above', async () => {
  await drawMenu([dish({ description: '' }), dish({ id: 8, name: 'Bandeja' })]);
  const shown = () => listDishes(menu()).flatMap((one) => (one.hidden ? [] : [glanceAt(one).name]));
  expect(showFound({ root: menu(), query: 'bandeja' })).toBe(1);
  expect(shown()).toEqual(['Bandeja']);
  expect(showFound({ root: menu(), query: 'sopas' })).toBe(1);
  expect(shown()).toEqual(['Mute']);
  expect(showFound({ root: menu(), query: '' })).toBe(3);
  const mute = findProductLink(9);
  expect(mute && headingsAbove(mute)).toEqual(['Sopas', 'Fuertes']);
});

test('the cards of a part take their places', async () => {
  await drawMenu([dish(), dish({ id: 8 })]);
  const part = document.createElement('div');
  part.append(...document.body.childNodes);
  await drawMenu([dish()]);
  const section = findSection('11') ?? document.body;
  insertPart({ section, part });
  expect(ownDishes(section)).toHaveLength(2);
  expect(ownDishes(findSection('12') ?? document.body)).toHaveLength(1);
});
