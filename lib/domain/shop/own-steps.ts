import { type Fields, keyOf, type ShopDocument } from './shop-document';
import type { ShopPatch } from './shop-patch';

/** A branch's name in addresses, and the court whose stalls share one cart: they concern the other branches too. */
const OF_ALL: ReadonlySet<string> = new Set(['slug', 'court']);

type OwnKind = 'zone' | 'table';

const placesOf = (kind: OwnKind, list: readonly Fields[]) =>
  new Map(list.map((entity) => [keyOf(kind, entity), entity.branchSlug]));

/**
 * Whether a step is of somebody's own branches alone (rule staff/branches): a field of one of them but for its slug and its court, its price of a product, and its
 * zones and tables. @param shop as it stands
 */
export function createOwnSteps(shop: ShopDocument, slugs: readonly string[]): (patch: ShopPatch) => boolean {
  const isOwn = (slug: unknown) => typeof slug === 'string' && slugs.includes(slug);
  const places = { zone: placesOf('zone', shop.zones), table: placesOf('table', shop.tables) };
  const isOfOwn = (kind: OwnKind, patch: ShopPatch) => {
    if (patch.op === 'add' || patch.op === 'remove')
      return isOwn(patch.entity.branchSlug) && isOwn(places[kind].get(patch.key) ?? patch.entity.branchSlug);
    if (patch.op === 'set' && patch.field[0] === 'branchSlug') return false;
    // A step before it has added what does not stand yet.
    return isOwn(places[kind].get(patch.key) ?? slugs[0]);
  };
  return (patch) => {
    if (patch.kind === 'zone' || patch.kind === 'table') return isOfOwn(patch.kind, patch);
    if (patch.op !== 'set') return false;
    if (patch.kind === 'branch') return isOwn(patch.key) && !OF_ALL.has(patch.field[0] ?? '');
    return patch.kind === 'product' && patch.field[0] === 'offers' && isOwn(patch.field[1]);
  };
}
