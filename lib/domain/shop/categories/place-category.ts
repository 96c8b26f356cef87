import { orderCategories } from '../list-products';

type Category = Parameters<typeof orderCategories>[0][number];
/** Where a category stands. `behind`: the one before it among those of the same parent; null: it is the first. */
export type CategoryPlace = { parentKey: string | null; behind: string | null };
export type CategoryStep = 'up' | 'down' | 'in' | 'out';

const inside = <C extends Category>(all: readonly C[], key: string) =>
  all.filter(({ parentKey }) => parentKey === key);

/** The category and its neighbours, in the order of the tree. One whose parent is gone stands at the top. */
function neighbours<C extends Category>(categories: readonly C[], key: string) {
  const all = orderCategories(categories);
  const keys = new Set(all.map((one) => one.key));
  const parentOf = ({ parentKey }: C) => (parentKey !== null && keys.has(parentKey) ? parentKey : null);
  const own = all.find((one) => one.key === key);
  const siblings = own ? all.filter((one) => parentOf(one) === parentOf(own)) : [];
  return {
    all,
    own,
    siblings,
    index: siblings.findIndex((one) => one.key === key),
    parent: own ? parentOf(own) : null,
  };
}

/**
 * Categories in another order: one of them stands elsewhere, with those inside it. They come out as a tree, each before those inside
 * it, because a folder says them so. @returns the same list where the place cannot be: inside itself, or three levels deep
 */
export function placeCategory<C extends Category>(
  categories: readonly C[],
  key: string,
  { parentKey, behind }: CategoryPlace,
): readonly C[] {
  const { all, own } = neighbours(categories, key);
  const held = inside(all, key);
  const parent = all.find((one) => one.key === parentKey);
  const isDeep = parentKey !== null && (held.length > 0 || !parent || parent.parentKey !== null);
  if (!own || parentKey === key || isDeep) return categories;
  const moved = [{ ...own, parentKey }, ...held];
  const rest = all.filter((one) => !moved.some((other) => other.key === one.key));
  const before = behind ?? parentKey;
  const end = behind === null ? before : (inside(rest, behind).at(-1)?.key ?? behind);
  const at = end === null ? 0 : rest.findIndex((one) => one.key === end) + 1;
  return [...rest.slice(0, at), ...moved, ...rest.slice(at)];
}

/** The place of a category that goes a step up or down, into the one above it, or out of its own; null: it cannot. */
export function stepCategory(
  categories: readonly Category[],
  key: string,
  step: CategoryStep,
): CategoryPlace | null {
  const { all, own, siblings, index, parent } = neighbours(categories, key);
  if (!own) return null;
  const above = siblings[index - 1];
  switch (step) {
    case 'up':
      return above ? { parentKey: parent, behind: siblings[index - 2]?.key ?? null } : null;
    case 'down': {
      const below = siblings[index + 1];
      return below ? { parentKey: parent, behind: below.key } : null;
    }
    case 'in':
      if (!above || parent !== null || inside(all, key).length > 0) return null;
      return { parentKey: above.key, behind: inside(all, above.key).at(-1)?.key ?? null };
    case 'out':
      return parent === null ? null : { parentKey: null, behind: parent };
  }
}

/**
 * The place of a category that is dropped before a row of the tree. @param before the key of the row; null: behind all
 * @param isInside it is dropped to the right, where those inside others stand
 */
export function dropPlace(
  categories: readonly Category[],
  key: string,
  { before, isInside }: { before: string | null; isInside: boolean },
): CategoryPlace {
  const { all } = neighbours(categories, key);
  const holds = inside(all, key).length > 0;
  const rows = all.filter((one) => one.key !== key && one.parentKey !== key);
  const found = before === null ? -1 : rows.findIndex((one) => one.key === before);
  const at = found < 0 ? rows.length : found;
  const above = rows[at - 1];
  if (!above) return { parentKey: null, behind: null };
  const isAmong = rows[at] !== undefined && rows[at]?.parentKey !== null;
  const top = above.parentKey ?? above.key;
  if (holds || !(isInside || isAmong)) return { parentKey: null, behind: top };
  return { parentKey: top, behind: above.parentKey === null ? null : above.key };
}
