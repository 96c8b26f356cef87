import fc from 'fast-check';
import { type BulkEdit, bulkSteps } from '@/lib/domain/shop/bulk/bulk-steps';
import { stepsOfThings, wordOf } from '@/lib/domain/shop/draft/steps-of-things';
import { setOf, withStep } from '@/lib/domain/shop/draft/with-step';
import { withMany, withSteps } from '@/lib/domain/shop/draft/with-steps';
import { patchShop } from '@/lib/domain/shop/patch-shop';
import type { ShopDocument } from '@/lib/domain/shop/shop-document';
import { invertPatches, type ShopPatch } from '@/lib/domain/shop/shop-patch';

const BRANCHES = ['centro', 'playa'];
const productOf = (sku: string, centro: number, playa?: number) => ({
  ...{ sku, categoryKey: 'bebidas', label: {} as Record<string, string> },
  ...{ optionGroups: [] as string[], relatedSkus: [] as string[] },
  offers: {
    centro: { priceMinor: centro, available: true },
    ...(playa === undefined ? {} : { playa: { priceMinor: playa, available: false } }),
  },
});
const PRODUCTS = [productOf('tinto', 4_500, 4_500), productOf('agua', 3_000), productOf('jugo', 0, 7_000)];
const NO_LISTS = { branches: [], categories: [], optionGroups: [], zones: [], popups: [], surveys: [] };
const shopOf = (products: readonly ReturnType<typeof productOf>[]): ShopDocument => ({
  ...{ tenant: {}, ...NO_LISTS, coupons: [], tables: [], products },
});
const steps = (edit: BulkEdit, ...chosen: string[]) =>
  bulkSteps({ menu: { products: PRODUCTS, optionGroups: [] }, chosen: new Set(chosen), edit });
const UP: BulkEdit = {
  ...{ what: 'price', rounding: { step: 100, ending: 0 }, branches: BRANCHES },
  change: { way: 'raise', percent: 10 },
};
const price = (sku: string, branch: string, from: number, to: number) =>
  setOf({ kind: 'product', key: sku, field: ['offers', branch, 'priceMinor'] }, { from, to });

describe('several products changed at once (rule tenant/bulk-edits)', () => {
  it('raises each price of the chosen ones, but for what costs nothing', () => {
    expect(steps(UP, 'tinto', 'jugo')).toEqual([
      price('tinto', 'centro', 4_500, 5_000),
      price('tinto', 'playa', 4_500, 5_000),
      price('jugo', 'playa', 7_000, 7_700),
    ]);
  });

  it('raises those of one branch', () => {
    expect(steps({ ...UP, branches: ['centro'] }, 'tinto')).toEqual([price('tinto', 'centro', 4_500, 5_000)]);
  });

  it('has a step only where something becomes another', () => {
    const set = (field: string[], from: unknown, to: unknown) =>
      setOf({ kind: 'product', key: 'tinto', field }, { from, to });
    expect(steps({ what: 'category', categoryKey: 'bebidas' }, 'tinto')).toEqual([]);
    expect(steps({ what: 'category', categoryKey: 'tragos' }, 'tinto')).toEqual([
      set(['categoryKey'], 'bebidas', 'tragos'),
    ]);
    expect(steps({ what: 'available', available: false, branches: BRANCHES }, 'tinto')).toEqual([
      set(['offers', 'centro', 'available'], true, false),
    ]);
    expect(steps({ what: 'label', label: { es: 'Rico' } }, 'tinto')).toEqual([
      set(['label', 'es'], undefined, 'Rico'),
    ]);
  });

  it('takes products off the menu, and puts them back in their places', () => {
    const shop = shopOf(PRODUCTS);
    const removed = steps({ what: 'remove' }, 'tinto', 'agua');
    const after = patchShop(shop, removed);
    expect(after.ok && after.shop.products.map(({ sku }) => sku)).toEqual(['jugo']);
    const back = after.ok ? patchShop(after.shop, invertPatches(removed)) : null;
    expect(back?.ok && back.shop.products).toEqual(PRODUCTS);
  });

  it('adds many steps to a draft as one after the other would be, whatever waits there', () => {
    const skus = fc.subarray(['tinto', 'agua', 'jugo', 'nuevo']);
    const edit = fc.oneof(
      fc
        .integer({ min: 1, max: 40 })
        .map((percent): BulkEdit => ({ ...UP, change: { way: 'raise', percent } })),
      fc.constant<BulkEdit>({ what: 'category', categoryKey: 'tragos' }),
      fc.constant<BulkEdit>({ what: 'category', categoryKey: 'bebidas' }),
      fc.boolean().map((available): BulkEdit => ({ what: 'available', available, branches: BRANCHES })),
      fc.constant<BulkEdit>({ what: 'remove' }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(skus, edit), { maxLength: 8 }), (edits) => {
        const added: ShopPatch = {
          ...{ op: 'add', kind: 'product', key: 'nuevo', after: 'tinto', entity: productOf('nuevo', 100) },
        };
        const shop = shopOf(PRODUCTS);
        let [many, single]: ShopPatch[][] = [[added], [added]];
        for (const [chosen, one] of edits) {
          const now = patchShop(shop, many ?? []);
          if (!now.ok) throw new Error('the steps of a draft fit each other');
          const products = now.shop.products as unknown as typeof PRODUCTS;
          const more = bulkSteps({
            menu: { products, optionGroups: [] },
            chosen: new Set(chosen),
            edit: one,
          });
          many = withSteps(many ?? [], more);
          single = more.reduce<ShopPatch[]>(withStep, single ?? []);
        }
        expect(patchShop(shop, many ?? [])).toEqual(patchShop(shop, single ?? []));
        expect(many).toHaveLength(single?.length ?? -1);
      }),
    );
  });

  it('forgets what was typed where it sets a price, and nothing else', () => {
    const typed = (sku: string, branch: string) => ({
      ...{ kind: 'product' as const, key: sku, field: ['offers', branch, 'priceMinor'] },
      ...{ text: '4x', isUnread: true },
    });
    const draft = {
      steps: [],
      typed: [typed('tinto', 'centro'), typed('tinto', 'playa'), typed('agua', 'centro')],
    };
    const after = withMany(draft, steps({ ...UP, branches: ['centro'] }, 'tinto'));
    expect(after.typed).toEqual([typed('tinto', 'playa'), typed('agua', 'centro')]);
  });

  it('finds the steps of each thing that is asked for', () => {
    const all = steps({ ...UP, branches: ['centro'] }, 'tinto', 'agua');
    const [first] = all;
    expect(first && stepsOfThings(all, new Set([wordOf(first)]))).toEqual(
      new Map([['product tinto', [first]]]),
    );
  });
});
