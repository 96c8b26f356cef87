import { diffShops } from '@/lib/domain/shop/diff-shops';
import { leastChosen, type MenuLists, mergeMenu } from '@/lib/domain/shop/merge-menu';
import { patchShop } from '@/lib/domain/shop/patch-shop';

const product = (sku: string, priceMinor: number, more: object = {}) => ({
  ...{ sku, categoryKey: 'bebidas', name: { es: sku }, description: {}, image: null, tags: ['vegan'] },
  ...{ optionGroups: [] as string[], offers: { centro: { priceMinor, stock: 4, available: false } } },
  ...more,
});
const group = (key: string, ...options: string[]) => ({
  key,
  options: options.map((name) => ({ key: name })),
});
const BASE: MenuLists = {
  categories: [{ key: 'bebidas', name: { es: 'Para tomar' } }],
  optionGroups: [group('tamano', 'chico', 'grande')],
  products: [product('tinto', 4_500), product('agua', 3_000)],
};
const READ: MenuLists = {
  categories: [
    { key: 'bebidas', name: { es: 'Bebidas' } },
    { key: 'sopas', name: { es: 'Sopas' } },
  ],
  optionGroups: [group('tamano', 'personal', 'familiar')],
  products: [
    product('tinto', 4_900, { tags: [] }),
    product('ajiaco', 24_000, { categoryKey: 'sopas', optionGroups: ['tamano'] }),
  ],
};

it('what is added keeps what a file does not say: stock, sold out, labels and names of categories', () => {
  const menu = mergeMenu({ base: BASE, read: READ, mode: 'add' });
  expect(menu.categories).toEqual([BASE.categories[0], READ.categories[1]]);
  expect(menu.products.map(({ sku }) => sku)).toEqual(['tinto', 'agua', 'ajiaco']);
  expect(menu.products[0]).toEqual(
    product('tinto', 4_500, { offers: { centro: { priceMinor: 4_900, stock: 4, available: false } } }),
  );
});

it('a group with the same key and other options gets a key of its own, which its products name', () => {
  const menu = mergeMenu({ base: BASE, read: READ, mode: 'add' });
  expect(menu.optionGroups.map(({ key }) => key)).toEqual(['tamano', 'tamano-2']);
  expect(menu.products[2]?.optionGroups).toEqual(['tamano-2']);
});

it('a group that is there is known, whatever the order of its languages', () => {
  const named = (name: object) => ({ ...group('tamano', 'chico'), name });
  const base = { ...BASE, optionGroups: [named({ en: 'Size', es: 'Tamaño' })] };
  const read = { ...READ, optionGroups: [named({ es: 'Tamaño', en: 'Size' })] };
  expect(mergeMenu({ base, read, mode: 'add' }).optionGroups).toEqual(base.optionGroups);
});

it('the same file twice changes nothing the second time', () => {
  const once = mergeMenu({ base: BASE, read: READ, mode: 'add' });
  expect(mergeMenu({ base: once, read: READ, mode: 'add' })).toEqual(once);
});

it('a menu that replaces another is reached by steps', () => {
  const rest = { tenant: {}, branches: [], zones: [], popups: [], surveys: [], coupons: [], tables: [] };
  const [before, after] = [BASE, mergeMenu({ base: BASE, read: READ, mode: 'replace' })];
  const steps = diffShops({ ...rest, ...before }, { ...rest, ...after });
  expect(patchShop({ ...rest, ...before }, steps)).toMatchObject({ ok: true, shop: READ });
});

it.each([
  [[], 0],
  [[{ min: 0, options: [{ priceMinor: 900 }] }], 0],
  [[{ min: 1, options: [{ priceMinor: 6_000 }, { priceMinor: 4_000 }] }], 4_000],
  [
    [
      { min: 2, options: [{ priceMinor: 500 }, { priceMinor: 0 }] },
      { min: 1, options: [] },
    ],
    0,
  ],
])('of the groups %j at least %d is paid', (groups, least) => {
  expect(leastChosen(groups)).toBe(least);
});
