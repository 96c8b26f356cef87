import type { Shop } from '@/lib/contract/staff/shop/shop-schema';
import { diffShops } from '@/lib/domain/shop/diff-shops';
import { type Problem, say } from '@/lib/domain/shop/problem';
import type { ShopDocument } from '@/lib/domain/shop/shop-document';
import type { ShopPatch } from '@/lib/domain/shop/shop-patch';

/** The reader leaves out blanks around texts and texts that say nothing, and nobody misses them. */
function tidy(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inside]) => [name, tidy(inside)] as const);
  return Object.fromEntries(entries.filter(([, inside]) => inside !== '' && inside !== null));
}

const FILES: Record<ShopPatch['kind'], string> = {
  tenant: 'tenant.yaml',
  branch: 'branches.yaml',
  category: 'categories.csv',
  group: 'options.csv',
  product: 'menu.csv',
  zone: 'coverage.geojson',
  popup: 'popups.csv',
  survey: 'surveys.yaml',
  coupon: 'coupons.csv',
  table: 'tables.csv',
};

/**
 * Things that a folder would say otherwise than they are wanted, though its reader takes them: a product of no branch, which would be
 * sold at all of them, or a group of options that no product names, which would be gone.
 */
export function findLost({ wanted, read }: { wanted: Shop; read: Shop }): Problem[] {
  // Groups of options have the order in which products name them.
  const lostOf = (before: ShopDocument, after: ShopDocument) =>
    diffShops(before, after).filter(({ op }) => op !== 'move');
  // A copy of ten thousand products is made only where something differs.
  if (lostOf(wanted, read).length === 0) return [];
  return lostOf(tidy(wanted) as ShopDocument, tidy(read) as ShopDocument).map((patch) => ({
    place: {
      file: FILES[patch.kind],
      of: { kind: patch.kind, key: patch.key, ...(patch.op === 'set' ? { field: patch.field } : {}) },
    },
    ...say('not_kept'),
  }));
}
