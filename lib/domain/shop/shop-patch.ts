import type { Fields, ListedKind, ShopKind } from './shop-document';

/**
 * One step of a change (rule tenant/change). `after`, and the `from` and `to` of a move, are keys of the neighbour before; null: it
 * is the first. In a `set`, `field` leads from the entity to a value (`['offers', 'centro', 'priceMinor']`), and a side that is left out
 * says that nothing stands there.
 */
export type ShopPatch =
  | { op: 'add'; kind: ListedKind; key: string; after: string | null; entity: Fields }
  | { op: 'remove'; kind: ListedKind; key: string; after: string | null; entity: Fields }
  | { op: 'move'; kind: ListedKind; key: string; from: string | null; to: string | null }
  | SetPatch;
export type SetPatch = {
  op: 'set';
  kind: ShopKind;
  key: string;
  field: readonly string[];
  from?: unknown;
  to?: unknown;
};

function invert(patch: ShopPatch): ShopPatch {
  switch (patch.op) {
    case 'add':
      return { ...patch, op: 'remove' };
    case 'remove':
      return { ...patch, op: 'add' };
    case 'move':
      return { ...patch, from: patch.to, to: patch.from };
    case 'set': {
      const { from, to, ...place } = patch;
      return {
        ...place,
        ...(to === undefined ? {} : { from: to }),
        ...(from === undefined ? {} : { to: from }),
      };
    }
  }
}

/** The steps that take back these. */
export const invertPatches = (patches: readonly ShopPatch[]): ShopPatch[] =>
  [...patches].reverse().map(invert);
