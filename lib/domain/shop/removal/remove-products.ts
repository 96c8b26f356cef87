import { setOf } from '../draft/with-step';
import { createOrder } from '../order';
import type { Fields } from '../shop-document';
import type { ShopPatch } from '../shop-patch';

type Product = { sku: string; optionGroups: readonly string[]; relatedSkus: readonly string[] };
type Group = { key: string; options: readonly { groups: readonly string[] }[] };
export type Removable = { products: readonly Product[]; optionGroups: readonly Group[] };

/** The groups that products ask for, and those inside their options. */
function usedGroups(products: readonly Product[], groups: readonly Group[]): ReadonlySet<string> {
  const asked = new Set(products.flatMap(({ optionGroups }) => optionGroups));
  const held = groups.filter(({ key }) => asked.has(key));
  const deep = held.flatMap(({ options }) => options.flatMap((option) => option.groups));
  return new Set([...asked, ...deep]);
}

/** Removals of things of one kind, each with the neighbour that it has by then. */
export function removals(
  kind: 'product' | 'category' | 'group',
  keys: readonly string[],
  gone: readonly { key: string; entity: object }[],
): ShopPatch[] {
  const order = createOrder(keys);
  return gone.map(({ key, entity }) => ({
    ...{ op: 'remove' as const, kind, key },
    ...{ after: order.take(key), entity: entity as Fields },
  }));
}

/**
 * The steps that take products off the menu: other products name them no more, and groups of options that nothing else asks for go
 * with them, because a menu keeps no group without a product.
 */
export function removeProducts(
  { products, optionGroups }: Removable,
  skus: ReadonlySet<string>,
): ShopPatch[] {
  const left = products.filter(({ sku }) => !skus.has(sku));
  const related = left.flatMap(({ sku, relatedSkus }): ShopPatch[] => {
    const to = relatedSkus.filter((one) => !skus.has(one));
    if (to.length === relatedSkus.length) return [];
    return [setOf({ kind: 'product', key: sku, field: ['relatedSkus'] }, { from: relatedSkus, to })];
  });
  const [before, after] = [usedGroups(products, optionGroups), usedGroups(left, optionGroups)];
  const unused = optionGroups.filter(({ key }) => before.has(key) && !after.has(key));
  const gone = products.filter(({ sku }) => skus.has(sku));
  return [
    ...related,
    ...removals(
      'product',
      products.map(({ sku }) => sku),
      gone.map((entity) => ({ key: entity.sku, entity })),
    ),
    ...removals(
      'group',
      optionGroups.map(({ key }) => key),
      unused.map((entity) => ({ key: entity.key, entity })),
    ),
  ];
}
