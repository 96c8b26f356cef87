import { DishCard } from '@/components/menu/dish-card';
import { keepPrices, showPrices } from '@/components/menu/keep-prices';
import { MenuPart } from '@/components/menu/parts/menu-part';
import { ProductPeek } from '@/components/menu/product/product-peek';
import { createFinder } from '@/components/menu/search/find-dishes';
import { showAddButtons, showCounts } from '@/lib/browser/menu-markup/add-buttons';
import { showChoice } from '@/lib/browser/menu-markup/chosen-service';
import { dishAround, findDish, findProductLink, listDishes } from '@/lib/browser/menu-markup/dishes';
import { findMenu, findPeek } from '@/lib/browser/menu-markup/menu';
import { readPreview } from '@/lib/browser/menu-markup/product-preview';
import { findSection, headingsAbove, insertPart, ownDishes } from '@/lib/browser/menu-markup/sections';
import { readDishTap } from '@/lib/browser/menu-markup/taps';
import { getProduct, getSupplierBySlug } from '@/lib/contract/menu/calls';
import type { ProductCard } from '@/lib/contract/menu/menu';
import { getConfig } from '@/lib/contract/tenant/calls';
import { NO_FILTERS } from '@/lib/domain/menu/dish-filters';
import { getContractExample } from '@/tests/support/backend/contract-examples';
import { drawPart } from '@/tests/support/browser/draw-part';
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
const promo: ProductCard['promo'] = {
  label: 'Happy hour',
  price: 4100,
  bundle: null,
  window: { ...HAPPY_HOUR, days: [...HAPPY_HOUR.days] },
  services: [],
};
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

const drawCard = (product: ProductCard, now = TUESDAY_1830) =>
  drawPart(<DishCard product={product} supplierSlug="centro" currency="COP" timezone={timezone} now={now} />);
const first = () => findDish(document) ?? document.body;

const drawMenu = (products: ProductCard[]) => {
  const child = { ...category, id: 12, name: 'Sopas', products: [dish({ id: 9, name: 'Mute' })] };
  const own = { ...category, id: 11, name: 'Fuertes', products, subcategories: [child] };
  return drawPart(<MenuPart supplier={supplier} tenant={tenant} category={own} />);
};
const menu = () => findMenu() ?? document.body;

test('a card reads back as it was written', async () => {
  await drawCard(dish());
  const preview = { name: 'Ajiaco', description: 'Con pollo', price: '$\u00a05.900', was: null };
  expect(readPreview(first())).toMatchObject(preview);
  const link = findProductLink(7);
  expect(link && dishAround(link)).toBe(first());
});

test('a card’s link has no mark of its own (guarantee/document-weight)', async () => {
  await drawCard(dish());
  const link = document.querySelector('a');
  expect(link?.getAttributeNames()).toEqual(['href']);
  expect(link && readDishTap(link)).toMatchObject({ kind: 'open-product', productId: 7, dish: first() });
});

test('neither a heading nor a class takes part in it', async () => {
  await drawCard(dish({ promo }));
  const before = readPreview(first());
  for (const one of document.querySelectorAll('[class]')) one.removeAttribute('class');
  document.body.innerHTML = document.body.innerHTML.replaceAll('h3', 'div');
  expect(readPreview(first())).toEqual({ ...before, was: '$\u00a05.900' });
});

test('a promotion of some hours changes the price that is read with its clock', async () => {
  await drawCard(dish({ promo }));
  expect(readPreview(first())).toMatchObject({ price: '$\u00a04.100', was: '$\u00a05.900' });
  showPrices({ root: document, timezone, at: TUESDAY_2000 });
  expect(readPreview(first())).toMatchObject({ price: '$\u00a05.900', was: null });
  showPrices({ root: document, timezone, at: TUESDAY_1830 });
  expect(readPreview(first())).toMatchObject({ price: '$\u00a04.100', was: '$\u00a05.900' });
});

test('a promotion of some services follows the chosen one', async () => {
  await drawCard(dish({ promo: { ...promo, window: null, services: ['take_away'] } }));
  expect(readPreview(first())).toMatchObject({ price: '$\u00a05.900', was: null });
  const stop = keepPrices({ root: document, timezone });
  showChoice('take_away');
  expect(readPreview(first())).toMatchObject({ price: '$\u00a04.100', was: '$\u00a05.900' });
  showChoice('delivery');
  expect(readPreview(first())).toMatchObject({ price: '$\u00a05.900', was: null });
  stop();
});

test('a product drawn over the menu reads back like a card', async () => {
  const product = { ...getContractExample(getProduct), name: 'Ajiaco', description: 'Con pollo' };
  await drawPart(<ProductPeek product={product} supplier={supplier} tenant={tenant} />);
  const peek = findPeek();
  expect(readPreview((peek && findDish(peek)) ?? document.body)).toMatchObject({
    name: 'Ajiaco',
    description: 'Con pollo',
    price: expect.stringMatching(/\d/),
  });
  const links = [...document.querySelectorAll('a')];
  expect(links).toHaveLength(2);
  expect(links.map(readDishTap)).toEqual([null, null]);
  expect(findProductLink(product.id)).toBeNull();
});

test('packaged food names its warnings on its card, in the country’s words (rule menu/seals)', async () => {
  await drawCard(dish({ seals: ['sodium', 'sweeteners'] }));
  expect(first().querySelector('.seal-lines')?.textContent).toBe('Exceso en sodioContiene edulcorantes');
  await drawCard(dish({ seals: [] }));
  expect(first().querySelector('.seal-lines')).toBeNull();
});

test('what fell back to another language says which, and the page says it once (rule tenant/text-fallback)', async () => {
  const label = { label: 'De la huerta', label_in: 'pt' as const };
  await drawMenu([dish({ ...label, name_in: 'es', description_in: 'es' })]);
  const langs = () =>
    [...document.querySelectorAll('main [lang]')].map((one) => [one.getAttribute('lang'), one.textContent]);
  expect(langs()).toEqual([
    ['pt', 'De la huerta'],
    ['es', 'Ajiaco'],
    ['es', 'Con pollo'],
  ]);
  expect(document.body.textContent?.match(/Algunos textos están en español y portugués/g)).toHaveLength(1);
  await drawMenu([dish()]);
  expect(langs()).toEqual([]);
  expect(document.body.textContent).not.toContain('Algunos textos');
});

test.each([
  ['adds at once', dish(), 'add-product'],
  ['opens what has to be chosen from', dish({ has_required_options: true }), 'open-product'],
])('a card’s button %s', async (_what, product, kind) => {
  await drawMenu([product]);
  void showAddButtons(menu());
  const button = ownDishes(findSection('11') ?? document.body)[0]?.querySelector('button');
  expect(button).toHaveAccessibleName(textsOf().Menu.add.replace('{name}', 'Ajiaco'));
  const tap = button && readDishTap(button);
  expect(tap).toMatchObject({ kind, productId: 7, href: expect.stringMatching(/\/7$/) });
  expect(tap?.pressed).toBe(button);
  const link = findProductLink(7);
  expect(link && readDishTap(link)).toMatchObject({ kind: 'open-product', productId: 7 });
  expect(readDishTap(document.body)).toBeNull();
});

const chosenOf = (counts: [id: number, count: number][], takes: readonly number[] = []) => ({
  counts: new Map(counts),
  takes: (id: number) => takes.includes(id),
  takeLabel: textsOf().Cart.take_one,
});

test('a card’s button shows what is chosen, with a minus beside it where a piece can be taken out (rule cart/bar)', async () => {
  await drawMenu([dish()]);
  void showAddButtons(menu());
  const card = ownDishes(findSection('11') ?? document.body)[0];
  const buttons = () => [...(card?.querySelectorAll('button') ?? [])];
  const [plus] = buttons();
  showCounts(chosenOf([[7, 2]]));
  expect(plus?.dataset.count).toBe('2');
  expect(buttons()).toEqual([plus]);
  showCounts(chosenOf([[7, 2]], [7]));
  showCounts(chosenOf([[7, 1]], [7]));
  const [minus, ...rest] = buttons();
  expect(rest).toEqual([plus]);
  expect(minus).toHaveAccessibleName('Uno menos de Ajiaco');
  expect(minus && readDishTap(minus)).toMatchObject({ kind: 'take-product', productId: 7, pressed: minus });
  minus?.focus();
  showCounts(chosenOf([]));
  expect(buttons()).toEqual([plus]);
  expect(plus).toHaveFocus();
  expect(plus?.dataset.count).toBeUndefined();
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
  showCounts(chosenOf([[30, 4]], [30]));
  const all = showAddButtons(menu());
  expect(shown()).toBe(12);
  await all;
  expect(shown()).toBe(31);
  const last = document.querySelector<HTMLElement>('[data-add="30"]');
  expect(last?.dataset.count).toBe('4');
  expect(last?.previousElementSibling).toHaveAccessibleName('Uno menos de Ajiaco');
  showCounts(chosenOf([]));
});

test('a search finds by name, words and the categories above', async () => {
  await drawMenu([dish({ description: '' }), dish({ id: 8, name: 'Bandeja' })]);
  const shown = () => listDishes(menu()).flatMap((one) => (one.hidden ? [] : [readPreview(one).name]));
  const finder = createFinder(menu());
  const find = (query: string) => finder({ query, filters: NO_FILTERS, facts: null }).found;
  expect(find('bandeja')).toBe(1);
  expect(shown()).toEqual(['Bandeja']);
  expect(find('sopas')).toBe(1);
  expect(shown()).toEqual(['Mute']);
  expect(find('vandeja')).toBe(1);
  expect(shown()).toEqual(['Bandeja']);
  expect(find('')).toBe(3);
  const mute = findProductLink(9);
  expect(mute && headingsAbove(mute)).toEqual(['Sopas', 'Fuertes']);
});

test('cards are filtered by facts that they do not carry, and sorted by the prices that they show', async () => {
  await drawMenu([
    dish({ price: 9000 }),
    dish({ id: 8, name: 'Bandeja', price: 20000 }),
    dish({ id: 10, name: 'Mazorca' }),
  ]);
  const shown = () => listDishes(menu()).flatMap((one) => (one.hidden ? [] : [readPreview(one).name]));
  const facts = new Map(
    (
      [
        [7, ['milk']],
        [8, ['eggs']],
        [9, []],
        [10, ['soy']],
      ] as const
    ).map(([id, allergens]) => [
      id,
      { id, label: id === 10 ? 'De la huerta' : null, tags: [], allergens: [...allergens] },
    ]),
  );
  const find = createFinder(menu());
  expect(find({ query: '', filters: { ...NO_FILTERS, without: ['milk'] }, facts })).toEqual({
    found: 2,
    unstated: 1,
  });
  expect(shown()).toEqual(['Bandeja', 'Mazorca']);
  expect(find({ query: 'huerta', filters: NO_FILTERS, facts })).toEqual({ found: 1, unstated: 0 });
  expect(find({ query: '', filters: { ...NO_FILTERS, sort: 'cheapest' }, facts }).found).toBe(4);
  expect(shown()).toEqual(['Mazorca', 'Mute', 'Ajiaco', 'Bandeja']);
  find({ query: '', filters: { ...NO_FILTERS, sort: 'dearest' }, facts });
  expect(shown()).toEqual(['Bandeja', 'Ajiaco', 'Mazorca', 'Mute']);
  find({ query: '', filters: NO_FILTERS, facts });
  expect(shown()).toEqual(['Ajiaco', 'Bandeja', 'Mazorca', 'Mute']);
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
