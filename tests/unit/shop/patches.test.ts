import fc from 'fast-check';
import { toBundle } from '@/backend/folders/shop/to-bundle';
import { toShop } from '@/backend/folders/shop/to-shop';
import { shopSchema } from '@/lib/contract/staff/shop/shop-schema';
import { diffShops } from '@/lib/domain/shop/diff-shops';
import { patchShop } from '@/lib/domain/shop/patch-shop';
import type { ShopDocument } from '@/lib/domain/shop/shop-document';
import { invertPatches, type ShopPatch } from '@/lib/domain/shop/shop-patch';
import { anyBundle } from '@/tests/support/folders/any-bundle';

const apply = (shop: ShopDocument, patches: readonly ShopPatch[]): ShopDocument => {
  const result = patchShop(shop, patches);
  if (!result.ok) throw new Error(JSON.stringify(result.conflicts));
  return result.shop;
};

/** Two shops, some of whose things are the same, in another order. */
const anyTwo = fc
  .tuple(anyBundle.map(toShop), anyBundle.map(toShop), fc.array(fc.nat(), { maxLength: 12 }), fc.nat(3))
  .map(([one, other, shuffle, kept]): [ShopDocument, ShopDocument] => {
    const mixed = Object.entries(other).map(([list, own]) => {
      const before = Object.entries(one).find(([name]) => name === list)?.[1];
      if (!Array.isArray(own) || !Array.isArray(before)) return [list, kept % 2 ? own : before];
      const places = own.map((entity, place) => ({ entity, at: shuffle[place] ?? place }));
      const moved = places.sort((a, b) => a.at - b.at).map(({ entity }) => entity);
      return [list, moved.slice(0, Math.max(0, moved.length - kept))];
    });
    return [one, Object.fromEntries(mixed)];
  });

describe('the steps between two shops (rule tenant/change)', () => {
  it('are none between a shop and itself', () => {
    fc.assert(
      fc.property(anyBundle.map(toShop), (shop) => {
        expect(diffShops(shop, structuredClone(shop))).toEqual([]);
      }),
      { numRuns: 50 },
    );
  });

  it('make the second of the first, and their inverse the first of the second, as JSON too', () => {
    fc.assert(
      fc.property(anyTwo, ([before, after]) => {
        const patches: ShopPatch[] = JSON.parse(JSON.stringify(diffShops(before, after)));
        expect(apply(before, patches)).toEqual(after);
        expect(apply(after, invertPatches(patches))).toEqual(before);
        expect(apply(before, [...patches, ...invertPatches(patches)])).toEqual(before);
      }),
      { numRuns: 200 },
    );
  });
});

describe('a shop as a document (rule tenant/change)', () => {
  it('becomes the bundle that it was of, and is what its contract says', () => {
    fc.assert(
      fc.property(anyBundle, (bundle) => {
        const shop = toShop(bundle);
        expect(shopSchema.parse(JSON.parse(JSON.stringify(shop)))).toEqual(shop);
        expect(toBundle(shop, bundle)).toEqual(bundle);
      }),
      { numRuns: 50 },
    );
  });
});
