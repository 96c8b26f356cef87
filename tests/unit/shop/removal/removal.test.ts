import { createGroup, createOption, keyFor } from '@/lib/domain/shop/options/new-group';
import { patchShop } from '@/lib/domain/shop/patch-shop';
import { removeCategory } from '@/lib/domain/shop/removal/remove-category';
import { removeGroup, usersOf } from '@/lib/domain/shop/removal/remove-group';
import { removeProducts } from '@/lib/domain/shop/removal/remove-products';
import type { ShopDocument } from '@/lib/domain/shop/shop-document';
import { invertPatches, type ShopPatch } from '@/lib/domain/shop/shop-patch';

const product = (
  sku: string,
  categoryKey: string,
  optionGroups: string[] = [],
  relatedSkus: string[] = [],
) => ({
  ...{ sku, categoryKey, optionGroups, relatedSkus },
});
const group = (key: string, ...inside: string[]) => ({ key, options: [{ key: 'si', groups: inside }] });
const MENU = {
  categories: [
    { key: 'bebidas', parentKey: null, name: {} },
    { key: 'jugos', parentKey: 'bebidas', name: {} },
    { key: 'platos', parentKey: null, name: {} },
  ],
  optionGroups: [group('azucar'), group('combo', 'salsa'), group('salsa'), group('suelta')],
  products: [
    product('tinto', 'bebidas', ['azucar']),
    product('mora', 'jugos', ['azucar']),
    product('arroz', 'platos', ['combo'], ['tinto', 'mora']),
  ],
};
const NO_LISTS = { branches: [], zones: [], popups: [], surveys: [], coupons: [], tables: [] };
const SHOP: ShopDocument = { tenant: {}, ...NO_LISTS, ...MENU };
function menuAfter(steps: ShopPatch[]): typeof MENU {
  const done = patchShop(SHOP, steps);
  if (!done.ok) throw new Error('the steps fit the menu');
  const undone = patchShop(done.shop, invertPatches(steps));
  expect(undone.ok && undone.shop).toEqual(SHOP);
  return done.shop as unknown as typeof MENU;
}
const keysOf = (all: readonly { key: string }[]) => all.map(({ key }) => key);
const skusOf = ({ products }: typeof MENU) => products.map(({ sku }) => sku);

describe('what goes with what is removed', () => {
  it('products are named by no other, and groups that nothing else asks for go with them (rule tenant/option-groups)', () => {
    const menu = menuAfter(removeProducts(MENU, new Set(['arroz', 'tinto'])));
    expect(skusOf(menu)).toEqual(['mora']);
    expect(keysOf(menu.optionGroups)).toEqual(['azucar', 'suelta']);
    expect(menuAfter(removeProducts(MENU, new Set(['tinto']))).products.at(-1)?.relatedSkus).toEqual([
      'mora',
    ]);
  });

  it('the products of a category move to another, or are removed with it (rule tenant/categories)', () => {
    const moved = menuAfter(removeCategory(MENU, 'bebidas', 'platos'));
    expect(keysOf(moved.categories)).toEqual(['platos']);
    expect(moved.products.every(({ categoryKey }) => categoryKey === 'platos')).toBe(true);
    const removed = menuAfter(removeCategory(MENU, 'bebidas', null));
    expect(skusOf(removed)).toEqual(['arroz']);
    expect(keysOf(removed.optionGroups)).toEqual(['combo', 'salsa', 'suelta']);
  });

  it('no product asks for a group that is removed, and no option holds it', () => {
    expect(usersOf(MENU, 'azucar').products.map(({ sku }) => sku)).toEqual(['tinto', 'mora']);
    expect(keysOf(usersOf(MENU, 'salsa').groups)).toEqual(['combo']);
    const menu = menuAfter(removeGroup(MENU, 'salsa'));
    expect(menu.optionGroups.find(({ key }) => key === 'combo')?.options).toEqual([
      { key: 'si', groups: [] },
    ]);
    expect(
      menuAfter(removeGroup(MENU, 'azucar')).products.flatMap(({ optionGroups }) => optionGroups),
    ).toEqual(['combo']);
  });

  it('what is new has a key of its own', () => {
    const key = keyFor('Elige tu salsa', 'opciones', (word) => word === 'elige-tu-salsa');
    expect(key).toBe('elige-tu-salsa-2');
    expect(keyFor('¿?', 'opciones', () => false)).toBe('opciones');
    const options = [createOption('si', { es: 'Sí' })];
    expect(createGroup({ key, name: { es: 'Elige' }, options })).toMatchObject({
      key,
      min: 0,
      max: 1,
      options,
    });
  });
});
