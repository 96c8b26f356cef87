import { type Fields, keyOf, type ListedKind, SHOP_LISTS, type ShopDocument } from '../shop-document';
import type { Thing } from './draft';

/** Finds things of a document by their keys, in one pass of each list that is asked for. */
export function createFinder(shop: ShopDocument): (thing: Thing) => Fields | null {
  const lists = new Map<ListedKind, ReadonlyMap<string, Fields>>();
  return ({ kind, key }) => {
    if (kind === 'tenant') return shop.tenant;
    const list =
      lists.get(kind) ?? new Map(shop[SHOP_LISTS[kind].list].map((entity) => [keyOf(kind, entity), entity]));
    lists.set(kind, list);
    return list.get(key) ?? null;
  };
}

/** The key before a thing in its list; null: it is the first, or is not there. With no key: the last of the list. */
export function neighbourIn(shop: ShopDocument, kind: ListedKind, key?: string): string | null {
  const keys = shop[SHOP_LISTS[kind].list].map((entity) => keyOf(kind, entity));
  if (key === undefined) return keys.at(-1) ?? null;
  return keys[keys.indexOf(key) - 1] ?? null;
}
