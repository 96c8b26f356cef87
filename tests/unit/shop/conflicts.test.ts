import fc from 'fast-check';
import { diffShops } from '@/lib/domain/shop/diff-shops';
import { patchShop } from '@/lib/domain/shop/patch-shop';
import type { Fields, ShopDocument } from '@/lib/domain/shop/shop-document';
import { invertPatches, type ShopPatch } from '@/lib/domain/shop/shop-patch';

const shopOf = (products: readonly Fields[], tenant: Fields = {}): ShopDocument => ({
  ...{ tenant, products },
  ...{ branches: [], categories: [], optionGroups: [], zones: [], popups: [] },
  ...{ surveys: [], coupons: [], tables: [] },
});
const TINTO = { sku: 'tinto', name: { es: 'Tinto' }, offers: { centro: { priceMinor: 4500 } }, promo: null };
const SHOP = shopOf([TINTO]);
const set = (field: readonly string[], from?: unknown, to?: unknown): ShopPatch => ({
  ...{ op: 'set', kind: 'product', key: 'tinto', field },
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
});
const PRICE = ['offers', 'centro', 'priceMinor'];
const conflictsOf = (patches: ShopPatch[], shop = SHOP) => {
  const result = patchShop(shop, patches);
  return result.ok ? [] : result.conflicts;
};
const productsOf = (patches: ShopPatch[], shop = SHOP) => {
  const result = patchShop(shop, patches);
  return result.ok ? result.shop.products : result.conflicts;
};

describe('steps that somebody else came before (rule tenant/change)', () => {
  it('conflict where another value stands, and say which', () => {
    expect(conflictsOf([set(PRICE, 4000, 4900)])).toEqual([
      { why: 'changed', kind: 'product', key: 'tinto', field: PRICE, stands: 4500 },
    ]);
    expect(conflictsOf([set(['name', 'en'], 'Coffee', 'Black coffee')])).toEqual([
      { why: 'changed', kind: 'product', key: 'tinto', field: ['name', 'en'] },
    ]);
  });

  it('conflict with what is gone and with what is there, and do not where they change nothing', () => {
    const gone: ShopPatch = { ...set(PRICE, 4500, 4900), key: 'latte' };
    expect(conflictsOf([gone])).toEqual([{ why: 'removed', kind: 'product', key: 'latte', field: null }]);
    const add = (entity: Fields): ShopPatch => ({
      ...{ op: 'add', kind: 'product', key: 'tinto', after: null },
      entity,
    });
    const other = { ...TINTO, promo: {} };
    expect(conflictsOf([add(other)])).toMatchObject([{ why: 'exists', key: 'tinto', stands: TINTO }]);
    expect(conflictsOf([add(TINTO), set(PRICE, 1, 4500)])).toEqual([]);
  });

  it('refuse to remove what has changed, and take what is gone as removed', () => {
    const remove = (key: string, entity: Fields): ShopPatch => ({
      ...{ op: 'remove', kind: 'product', after: null },
      ...{ key, entity },
    });
    const before = { ...TINTO, offers: { centro: { priceMinor: 4000 } } };
    expect(conflictsOf([remove('tinto', before)])).toMatchObject([{ field: PRICE, stands: 4500 }]);
    expect(productsOf([remove('tinto', TINTO), remove('latte', TINTO)])).toEqual([]);
  });

  it('reach nothing that is not a field: no text, no list without names, no prototype', () => {
    for (const field of [
      ['name', 'es', 'x'],
      ['sku', 'length'],
      ['promo', 'label'],
      ['__proto__', 'x'],
    ])
      expect(conflictsOf([set(field, undefined, 1)])).toMatchObject([{ why: 'changed', field }]);
    expect(conflictsOf([set(['constructor', 'prototype', 'x'], undefined, 1)])).toHaveLength(1);
    productsOf([set(['__proto__'], undefined, { isAdmin: true })]);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('name entries of a list by their key, and add one behind all', () => {
    const policies = [{ key: 'a', text: 1 }];
    const shop = shopOf([], { policies });
    const to = { key: 'b', text: 2 };
    const tenant = { op: 'set', kind: 'tenant', key: 'tenant' } as const;
    const patches: ShopPatch[] = [
      { ...tenant, field: ['policies', 'b'], to },
      { ...tenant, field: ['policies', 'a', 'text'], from: 1, to: 3 },
    ];
    const result = patchShop(shop, patches);
    const wanted = [{ key: 'a', text: 3 }, to];
    expect(result).toMatchObject({ ok: true, shop: { tenant: { policies: wanted } } });
    const undone = result.ok && patchShop(result.shop, invertPatches(patches));
    expect(undone).toEqual({ ok: true, shop });
  });
});

describe('the order of a list (rule tenant/change)', () => {
  const listOf = (skus: readonly string[]) => shopOf(skus.map((sku) => ({ sku })));
  const words = fc.uniqueArray(fc.integer({ min: 0, max: 30 }).map(String), { maxLength: 20 });

  it('is that of the second list after the steps, and again that of the first without them', () => {
    fc.assert(
      fc.property(words, words, (one, other) => {
        const [before, after] = [listOf(one), listOf(other)];
        const patches = diffShops(before, after);
        expect(productsOf(patches, before)).toEqual(after.products);
        expect(productsOf(invertPatches(patches), after)).toEqual(before.products);
        expect(patches.length).toBeLessThanOrEqual(one.length + other.length);
      }),
      { numRuns: 2_000 },
    );
  });

  it('takes one step for one thing that moved among ten thousand', () => {
    const skus = Array.from({ length: 10_000 }, (_, place) => `p${place}`);
    const patches = diffShops(listOf(skus), listOf([...skus.slice(1), 'p0']));
    expect(patches).toEqual([{ op: 'move', kind: 'product', key: 'p0', from: null, to: 'p9999' }]);
  });

  it('leaves the last place where the neighbour is gone', () => {
    const move: ShopPatch = { op: 'move', kind: 'product', key: 'a', from: null, to: 'gone' };
    expect(productsOf([move], listOf(['a', 'b']))).toEqual([{ sku: 'b' }, { sku: 'a' }]);
  });
});
