import fc from 'fast-check';
import { toShop } from '@/backend/folders/shop/to-shop';
import { diffShops } from '@/lib/domain/shop/diff-shops';
import { afterSaved } from '@/lib/domain/shop/draft/after-saved';
import { applyDraft, applyToThing, rebase, stepsOfClash } from '@/lib/domain/shop/draft/apply-draft';
import { isAtPlace, withoutTyped, withTyped } from '@/lib/domain/shop/draft/draft';
import { isSaidOf } from '@/lib/domain/shop/draft/field-in-files';
import { createFinder, neighbourIn } from '@/lib/domain/shop/draft/find-thing';
import { pricesBySku } from '@/lib/domain/shop/draft/price-edits';
import { isEdited, setOf, withoutStep, withStep } from '@/lib/domain/shop/draft/with-step';
import { patchShop } from '@/lib/domain/shop/patch-shop';
import { keyOf, LISTED_KINDS, SHOP_LISTS, type ShopDocument } from '@/lib/domain/shop/shop-document';
import type { ShopPatch } from '@/lib/domain/shop/shop-patch';
import { anyBundle } from '@/tests/support/folders/any-bundle';

const PRODUCT = { kind: 'product' as const, key: 'tinto' };
const at = (...field: string[]) => ({ ...PRODUCT, field });
const entity = { sku: 'tinto', name: { es: 'Tinto' }, offers: { centro: { priceMinor: 4_500 } } };
const NO_LISTS = { branches: [], categories: [], optionGroups: [], zones: [], popups: [], surveys: [] };
const SHOP: ShopDocument = {
  ...{ tenant: {}, ...NO_LISTS, coupons: [], tables: [] },
  products: [entity, { ...entity, sku: 'agua' }],
};
const price = ['offers', 'centro', 'priceMinor'];

/** Without their order: what is put behind something new that is removed again stands near it. */
const things = (shop: ShopDocument) => ({
  tenant: shop.tenant,
  ...Object.fromEntries(
    LISTED_KINDS.map((kind) => [
      kind,
      Object.fromEntries(shop[SHOP_LISTS[kind].list].map((one) => [keyOf(kind, one), one])),
    ]),
  ),
});

describe('edits that are not saved (rule tenant/unsaved-edits)', () => {
  it('come to the same as all steps one after the other, whatever was edited', () => {
    const shops = fc.tuple(anyBundle.map(toShop), anyBundle.map(toShop), anyBundle.map(toShop));
    fc.assert(
      fc.property(shops, ([base, second, third]) => {
        const all = [...diffShops(base, second), ...diffShops(second, third)];
        const steps = all.reduce<ShopPatch[]>(withStep, []);
        const patched = patchShop(base, steps);
        expect(patched.ok && things(patched.shop)).toEqual(things(third));
        const places = steps.flatMap((one) =>
          one.op === 'set' ? [JSON.stringify([one.kind, one.key, one.field])] : [],
        );
        expect(new Set(places).size).toBe(places.length);
      }),
      { numRuns: 100 },
    );
  });

  it('keep what stood at the beginning, and are none where it is written again', () => {
    const once = withStep([], setOf(at(...price), { from: 4_500, to: 4_900 }));
    const twice = withStep(once, setOf(at(...price), { from: 4_900, to: 5_000 }));
    expect(twice).toEqual([setOf(at(...price), { from: 4_500, to: 5_000 })]);
    expect(withStep(twice, setOf(at(...price), { from: 5_000, to: 4_500 }))).toEqual([]);
    expect(isEdited(twice, at('offers'))).toBe(true);
    expect(isEdited(twice, at('name'))).toBe(false);
  });

  it('are one step where the whole is written after a part, or a part after the whole', () => {
    const part = withStep([], setOf(at(...price), { from: 4_500, to: 4_900 }));
    const whole = withStep(part, setOf(at('offers'), { from: { centro: { priceMinor: 4_900 } }, to: {} }));
    expect(whole).toEqual([setOf(at('offers'), { from: entity.offers, to: {} })]);
    const again = withStep(whole, setOf(at('offers', 'centro'), { from: undefined, to: { priceMinor: 1 } }));
    expect(again).toEqual([setOf(at('offers'), { from: entity.offers, to: { centro: { priceMinor: 1 } } })]);
  });

  it('leave nothing of something new that is removed, and remove what stands as it stands', () => {
    const added = { op: 'add' as const, ...PRODUCT, key: 'te', after: 'tinto', entity };
    const behind = { op: 'add' as const, ...PRODUCT, key: 'mate', after: 'te', entity };
    const gone = { op: 'remove' as const, ...PRODUCT, key: 'te', after: 'tinto', entity };
    expect([added, behind, gone].reduce<ShopPatch[]>(withStep, [])).toEqual([{ ...behind, after: 'tinto' }]);
    expect(withoutStep([added, behind], added)).toEqual([{ ...behind, after: 'tinto' }]);
    const edited = setOf(at('name', 'es'), { from: 'Tinto', to: 'Café' });
    const remove = { ...gone, key: 'tinto', after: null, entity: { ...entity, name: { es: 'Café' } } };
    expect([edited, remove].reduce<ShopPatch[]>(withStep, [])).toEqual([{ ...remove, entity }]);
  });

  it('are told where somebody wrote the same, and are shown until the person chooses', () => {
    const mine = setOf(at(...price), { from: 4_000, to: 4_900 });
    const other = setOf({ ...PRODUCT, key: 'agua', field: ['name', 'es'] }, { from: 'Tinto', to: 'Agua' });
    const find = createFinder(SHOP);
    const { shop, clashes } = applyDraft({ shop: SHOP, steps: [mine, other], find });
    expect(shop.products).toMatchObject([
      { offers: { centro: { priceMinor: 4_900 } } },
      { name: { es: 'Agua' } },
    ]);
    expect(clashes).toEqual([{ why: 'changed', ...at(...price), stands: 4_500 }]);
    const [clash] = clashes;
    if (!clash) throw new Error('no conflict');
    expect(stepsOfClash([mine, other], clash)).toEqual([mine]);
    expect(rebase(mine, clash, find(PRODUCT))).toEqual({ ...mine, from: 4_500 });
  });

  it('stay where the thing is gone, without which nothing is lost of the others', () => {
    const lost = setOf({ ...PRODUCT, key: 'te', field: ['name', 'es'] }, { from: 'Té', to: 'Te' });
    const mine = setOf(at(...price), { from: 4_500, to: 4_900 });
    const { shop, clashes } = applyDraft({ shop: SHOP, steps: [lost, mine], find: createFinder(SHOP) });
    expect(clashes).toEqual([{ why: 'removed', kind: 'product', key: 'te', field: null }]);
    expect(shop.products[0]).toMatchObject({ offers: { centro: { priceMinor: 4_900 } } });
    expect(applyToThing(null, [lost])).toBeNull();
  });

  it('are left as far as they were written on while others were saved', () => {
    const sent = [setOf(at(...price), { from: 4_500, to: 4_900 })];
    expect(afterSaved(sent, sent)).toEqual([]);
    const on = [
      setOf(at(...price), { from: 4_500, to: 4_950 }),
      setOf(at('isNew'), { from: false, to: true }),
    ];
    expect(afterSaved(on, sent)).toEqual([setOf(at(...price), { from: 4_900, to: 4_950 }), on[1]]);
    const added: ShopPatch = { op: 'add', ...PRODUCT, after: null, entity };
    const later = { ...added, entity: { ...entity, name: { es: 'Café' } } };
    expect(afterSaved([later], [added])).toEqual([setOf(at('name', 'es'), { from: 'Tinto', to: 'Café' })]);
  });

  it('have one text for each field, which goes with its thing', () => {
    const one = { ...at(...price), text: '4', isUnread: false };
    const typed = withTyped(withTyped([], one), { ...one, text: '4x', isUnread: true });
    expect(typed).toEqual([{ ...one, text: '4x', isUnread: true }]);
    expect(typed.some(isAtPlace(at('offers', 'centro')))).toBe(false);
    expect(withoutTyped(typed, at('name'))).toEqual(typed);
    expect(withoutTyped(typed, at('offers'))).toEqual([]);
    expect(withoutTyped(typed, { kind: 'category', key: 'tinto' })).toEqual(typed);
  });

  it('know the neighbours of a list', () => {
    expect(neighbourIn(SHOP, 'product')).toBe('agua');
    expect(neighbourIn(SHOP, 'product', 'agua')).toBe('tinto');
    expect(neighbourIn(SHOP, 'product', 'tinto')).toBeNull();
  });
});

describe('prices that are not saved (rule tenant/price-edits)', () => {
  it('are those of a product, whatever its sku is called, as they are typed or as they are printed', () => {
    const steps = ['constructor', '__proto__', 'tinto'].map((key) =>
      setOf({ ...PRODUCT, key, field: price }, { from: 4_500, to: 4_900 }),
    );
    const typed = [{ ...at(...price), text: '4.9x', isUnread: true }];
    const bySku = pricesBySku({ steps, typed }, 'COP');
    expect(bySku.get('constructor')).toEqual([
      { branch: 'centro', text: '4.900', from: 4_500, isUnread: false },
    ]);
    expect(bySku.get('tinto')).toEqual([{ branch: 'centro', text: '4.9x', from: 4_500, isUnread: true }]);
  });
});

test('a problem of a file is said at its field of the document', () => {
  expect(isSaidOf(['price'], price)).toBe(true);
  expect(isSaidOf(['name', 'es'], ['name', 'es'])).toBe(true);
  expect(isSaidOf(['name', 'en'], ['name', 'es'])).toBe(false);
  expect(isSaidOf(['name', 'en'], ['name'])).toBe(true);
  expect(isSaidOf(['served_from'], ['served'])).toBe(true);
  expect(isSaidOf(['options', 'grande', 'price'], ['options', 'grande', 'priceMinor'])).toBe(true);
  expect(isSaidOf(['max_per_order'], ['maxPerOrder'])).toBe(true);
  expect(isSaidOf(null, ['name'])).toBe(false);
});
