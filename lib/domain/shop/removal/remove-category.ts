import { setOf } from '../draft/with-step';
import { keysInside } from '../list-products';
import type { ShopPatch } from '../shop-patch';
import { type Removable, removals, removeProducts } from './remove-products';

type Menu = Omit<Removable, 'products'> & {
  categories: Parameters<typeof keysInside>[0];
  products: readonly (Removable['products'][number] & { categoryKey: string })[];
};

/** The steps that remove a category with those inside it. @param to the key of the one that gets its products; null: they are removed too */
export function removeCategory(menu: Menu, key: string, to: string | null): ShopPatch[] {
  const gone = keysInside(menu.categories, key);
  const held = menu.products.filter(({ categoryKey }) => gone.has(categoryKey));
  const ofProducts =
    to === null
      ? removeProducts(menu, new Set(held.map(({ sku }) => sku)))
      : held.map(({ sku, categoryKey }) =>
          setOf({ kind: 'product', key: sku, field: ['categoryKey'] }, { from: categoryKey, to }),
        );
  const last = menu.categories.filter((one) => gone.has(one.key)).reverse();
  return [
    ...ofProducts,
    ...removals(
      'category',
      menu.categories.map((one) => one.key),
      last.map((entity) => ({ key: entity.key, entity })),
    ),
  ];
}
