import { diffFields } from './field-values';
import { createOrder, findUnmoved } from './order';
import {
  type Fields,
  keyOf,
  LISTED_KINDS,
  type ListedKind,
  SHOP_LISTS,
  type ShopDocument,
  type ShopKind,
  TENANT_KEY,
} from './shop-document';
import type { SetPatch, ShopPatch } from './shop-patch';

const setsOf = (kind: ShopKind, key: string, before: Fields, after: Fields): SetPatch[] =>
  diffFields({ holds: true, value: before }, { holds: true, value: after }).map((difference) => ({
    ...{ op: 'set' as const, kind, key },
    ...difference,
  }));

/** The least steps that make one list of another: removals come first, then what is new or has moved, in the order of the list, then fields. */
export function diffList(kind: ListedKind, before: readonly Fields[], after: readonly Fields[]): ShopPatch[] {
  const [old, wanted] = [before, after].map((list) => new Map(list.map((one) => [keyOf(kind, one), one])));
  if (!old || !wanted) return [];
  const order = createOrder([...old.keys()]);
  const removes = [...old].flatMap(([key, entity]): ShopPatch[] =>
    wanted.has(key) ? [] : [{ op: 'remove', kind, key, after: order.take(key), entity }],
  );
  const keys = [...wanted.keys()];
  const unmoved = findUnmoved([...old.keys()], keys);
  const places = [...wanted].flatMap(([key, entity], index): ShopPatch[] => {
    if (unmoved.has(key)) return [];
    const to = keys[index - 1] ?? null;
    if (!old.has(key)) {
      order.put(key, to);
      return [{ op: 'add', kind, key, after: to, entity }];
    }
    const from = order.take(key);
    order.put(key, to);
    return from === to ? [] : [{ op: 'move', kind, key, from, to }];
  });
  const sets = [...wanted].flatMap(([key, entity]) => {
    const was = old.get(key);
    return was ? setsOf(kind, key, was, entity) : [];
  });
  return [...removes, ...places, ...sets];
}

/** The least steps that make one document of another (rule tenant/change). */
export const diffShops = (before: ShopDocument, after: ShopDocument): ShopPatch[] => [
  ...setsOf('tenant', TENANT_KEY, before.tenant, after.tenant),
  ...LISTED_KINDS.flatMap((kind) =>
    diffList(kind, before[SHOP_LISTS[kind].list], after[SHOP_LISTS[kind].list]),
  ),
];
