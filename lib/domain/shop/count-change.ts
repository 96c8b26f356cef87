import { LISTED_KINDS, SHOP_LISTS, type ShopDocument, type ShopKind } from './shop-document';
import type { ShopPatch } from './shop-patch';

/** How much of a shop a change is: its steps, the things of each kind, prices of products at branches, and the branches of those. */
export type ShopCounts = {
  steps: number;
  things: Partial<Record<ShopKind, number>>;
  prices: number;
  branches: string[];
};

const isPrice = (patch: ShopPatch) =>
  patch.op === 'set' &&
  patch.kind === 'product' &&
  patch.field[0] === 'offers' &&
  (patch.field.length === 2 || patch.field[2] === 'priceMinor');

/** The slugs of the branches whose own things a step changes. */
function branchesOf(patch: ShopPatch): string[] {
  if (patch.kind === 'branch') return [patch.key];
  if (patch.op === 'set')
    return patch.kind === 'product' && patch.field[0] === 'offers' ? patch.field.slice(1, 2) : [];
  if (patch.op === 'move') return [];
  const { branchSlug, offers } = patch.entity;
  if (typeof branchSlug === 'string') return [branchSlug];
  return patch.kind === 'product' && typeof offers === 'object' && offers !== null ? Object.keys(offers) : [];
}

/** Counts the steps of a change (rule tenant/history). */
export function countChange(patches: readonly ShopPatch[]): ShopCounts {
  const things: ShopCounts['things'] = {};
  const seen = new Set<string>();
  for (const { kind, key } of patches) {
    const word = `${kind} ${key}`;
    if (seen.has(word)) continue;
    seen.add(word);
    things[kind] = (things[kind] ?? 0) + 1;
  }
  return {
    steps: patches.length,
    things,
    prices: patches.filter(isPrice).length,
    branches: [...new Set(patches.flatMap(branchesOf))],
  };
}

/** Counts a whole shop, for a change that has made it. */
export const countShop = (shop: ShopDocument): ShopCounts => ({
  steps: 0,
  things: Object.fromEntries(LISTED_KINDS.map((kind) => [kind, shop[SHOP_LISTS[kind].list].length])),
  prices: 0,
  branches: shop.branches.map(({ slug }) => String(slug)),
});
