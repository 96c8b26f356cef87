import { diffFields, holdsNames, isSame, valueAt, withValueAt } from './field-values';
import { createOrder } from './order';
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

/**
 * A step that does not fit what stands: somebody else was there in between. `changed`: another value stands in `field`; `removed`:
 * the thing is gone; `exists`: something has the key already.
 */
export type ShopConflict = {
  why: 'changed' | 'removed' | 'exists';
  kind: ShopKind;
  key: string;
  /** Null: it is about the whole thing. */
  field: readonly string[] | null;
  /** Left out: nothing stands there. */
  stands?: unknown;
};

type List = { kind: ListedKind; entities: Map<string, Fields>; order: ReturnType<typeof createOrder> };

function openList(kind: ListedKind, entities: readonly Fields[]): List {
  const byKey = new Map(entities.map((entity) => [keyOf(kind, entity), entity]));
  return { kind, entities: byKey, order: createOrder([...byKey.keys()]) };
}

const hasEnd = (patch: SetPatch) => ({ holds: patch.to !== undefined, value: patch.to });

/** @returns the entity with the new value, or what stands in its way; a value that is there already is taken as it is */
function setField(entity: Fields, patch: SetPatch): { entity: Fields } | { conflict: ShopConflict } {
  const { kind, key, field, from, to } = patch;
  const found = valueAt(entity, field);
  const above = valueAt(entity, field.slice(0, -1));
  const isThere = (value: unknown) => found.holds === (value !== undefined) && isSame(found.value, value);
  const isReachable = above.holds && holdsNames(above.value, field.at(-2) ?? '');
  if (isReachable && isThere(to)) return { entity };
  if (!isReachable || !isThere(from))
    return {
      conflict: {
        ...{ why: 'changed', kind, key, field },
        ...(found.holds ? { stands: found.value } : {}),
      },
    };
  return { entity: withValueAt(entity, field, hasEnd(patch)) as Fields };
}

function removeFrom({ entities, order, kind }: List, key: string, entity: Fields): ShopConflict | null {
  const stands = entities.get(key);
  // It has been taken away already, as was asked.
  if (!stands) return null;
  const [difference] = diffFields({ holds: true, value: entity }, { holds: true, value: stands });
  if (difference)
    return {
      ...{ why: 'changed', kind, key, field: difference.field },
      ...('to' in difference ? { stands: difference.to } : {}),
    };
  entities.delete(key);
  order.take(key);
  return null;
}

function applyToList(list: List, patch: ShopPatch): ShopConflict | null {
  const { kind, entities, order } = list;
  const { key } = patch;
  const stands = entities.get(key);
  const gone: ShopConflict = { why: 'removed', kind, key, field: null };
  switch (patch.op) {
    case 'add':
      if (stands && isSame(stands, patch.entity)) return null;
      if (stands) return { why: 'exists', kind, key, field: null, stands };
      entities.set(key, patch.entity);
      order.put(key, patch.after);
      return null;
    case 'remove':
      return removeFrom(list, key, patch.entity);
    case 'move':
      if (!stands) return gone;
      order.take(key);
      order.put(key, patch.to);
      return null;
    case 'set': {
      if (!stands) return gone;
      const result = setField(stands, patch);
      if ('conflict' in result) return result.conflict;
      entities.set(key, result.entity);
      return null;
    }
  }
}

/**
 * Applies the steps of a change in their order. Only fields that a step names are looked at, so that two people edit one product; a
 * neighbour that is gone leaves the last place. The result has not been checked: a step may put anything anywhere.
 * @returns the document, or all conflicts
 */
export function patchShop(
  shop: ShopDocument,
  patches: readonly ShopPatch[],
): { ok: true; shop: ShopDocument } | { ok: false; conflicts: ShopConflict[] } {
  const lists = new Map(LISTED_KINDS.map((kind) => [kind, openList(kind, shop[SHOP_LISTS[kind].list])]));
  let { tenant } = shop;
  const conflicts = patches.flatMap((patch): ShopConflict[] => {
    const { kind } = patch;
    if (kind === 'tenant') {
      if (patch.op !== 'set') return [];
      const result = setField(tenant, patch);
      if ('conflict' in result) return [result.conflict];
      tenant = result.entity;
      return [];
    }
    const list = lists.get(kind);
    const conflict = list ? applyToList(list, patch) : null;
    return conflict ? [conflict] : [];
  });
  if (conflicts.length > 0) return { ok: false, conflicts };
  const entries = [...lists.values()].map(({ kind, entities, order }) => [
    SHOP_LISTS[kind].list,
    order.list().flatMap((key) => entities.get(key) ?? []),
  ]);
  return { ok: true, shop: { tenant, ...(Object.fromEntries(entries) as Omit<ShopDocument, 'tenant'>) } };
}

/** Whether the key of a step is that of the thing it adds; the tenant has one. */
export const hasOwnKey = (patch: ShopPatch): boolean => {
  if (patch.kind === 'tenant') return patch.key === TENANT_KEY;
  return patch.op === 'add' || patch.op === 'remove' ? keyOf(patch.kind, patch.entity) === patch.key : true;
};
