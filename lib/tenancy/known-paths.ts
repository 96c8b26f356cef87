import type { SupplierSummary } from '@/lib/contract/instance';

/** First segments that are screens of a tenant (spec section 2). */
const TENANT_SCREENS = new Set([
  'location',
  'inactive-instance',
  'branch-to-on-table',
  'branch-to-take-away',
  'branch-to-book',
  'branch-without-service',
  'branch-offices',
  'branch-whatsapp',
]);
/** Files that every tenant has, and the hidden route that makes each; Next keeps the plain names to itself. */
export const TENANT_FILES: ReadonlyMap<string, string> = new Map([
  ['robots.txt', 'file-robots'],
  ['sitemap.xml', 'file-sitemap'],
  ['manifest.webmanifest', 'file-manifest'],
]);
/** Second segments under a branch. */
const BRANCH_SCREENS = new Set(['menu-digital', 'grab-and-go', 'politicas-servicio']);

const ID = /^[1-9]\d{0,15}$/;

export type PathKind =
  | { kind: 'screen' }
  | { kind: 'branch'; supplier: SupplierSummary; rest: string[]; canonical: boolean }
  | { kind: 'unknown' };

/**
 * Recognises a path by its plain segments before anything is rendered, so that made-up paths cost
 * nothing (quality, standing decision 3). A branch is named by slug or id; the slug is canonical (decision 18).
 */
export function recognisePath({
  pathname,
  suppliers,
}: {
  pathname: string;
  suppliers: readonly SupplierSummary[];
}): PathKind {
  if (!/^\/([a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9_-]*)*)?$/.test(pathname)) return { kind: 'unknown' };
  const [first = '', ...rest] = pathname.slice(1).split('/');
  if (rest.length === 0 && (first === '' || TENANT_SCREENS.has(first) || TENANT_FILES.has(first))) {
    return { kind: 'screen' };
  }
  const supplier = suppliers.find((one) => one.slug === first || String(one.id) === first);
  if (!supplier || !isBranchPath(rest)) return { kind: 'unknown' };
  return { kind: 'branch', supplier, rest, canonical: supplier.slug === first };
}

function isBranchPath(rest: string[]): boolean {
  const [second, third, ...more] = rest;
  if (second === undefined) return true;
  if (more.length > 0) return false;
  if (third === undefined)
    return BRANCH_SCREENS.has(second) || second === 'md' || second === 'delivery' || ID.test(second);
  if (second === 'menu-digital') return third === 'home';
  return second === 'view' && ID.test(third);
}
