import type { SupplierSummary } from '@/lib/contract/instance';
import { TENANT_FILES, TENANT_SCREENS } from '@/lib/domain/tenant-paths';
import type { AskedPage } from './page-lookup';

/** Second segments under a branch. */
const BRANCH_SCREENS = new Set(['menu-digital', 'maincategories', 'subcategories', 'politicas-servicio']);
/** Second segments under which an id stands: a product over the menu, a part of a long menu. */
const SCREENS_OF_ONE = new Set(['view', 'menu-part']);
/** Second segments where a diner types or sees what is their own (quality, standing decision 1), alone or with an id. */
const PERSONAL_SCREENS = new Set(['precheckout', 'orders', 'history-my-orders']);
const PERSONAL_SCREENS_OF_ONE = new Set(['checkout', 'order']);

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
  if (!supplier || !(isBranchPath(rest) || isGrabAndGo({ supplier, rest }))) return { kind: 'unknown' };
  return { kind: 'branch', supplier, rest, canonical: supplier.slug === first };
}

/** A menu that is paid first belongs to the branches that offer it. */
const isGrabAndGo = ({ supplier, rest }: { supplier: SupplierSummary; rest: readonly string[] }) =>
  rest.length === 1 && rest[0] === 'grab-and-go' && supplier.services.includes('grab_and_go');

function isBranchPath(rest: string[]): boolean {
  const [second, third, ...more] = rest;
  if (second === undefined) return true;
  if (more.length > 0) return false;
  if (third === undefined)
    return (
      BRANCH_SCREENS.has(second) ||
      PERSONAL_SCREENS.has(second) ||
      second === 'md' ||
      second === 'delivery' ||
      ID.test(second)
    );
  if (second === 'menu-digital') return third === 'home';
  if (isCartPath(rest)) return true;
  return (SCREENS_OF_ONE.has(second) || PERSONAL_SCREENS_OF_ONE.has(second)) && ID.test(third);
}

/** `/{supplier}/delivery` alone is a redirect; the cart in progress lies below it (spec section 2). */
const isCartPath = ([second, third]: readonly string[]) => second === 'delivery' && third === 'order';

/** Whether a branch's screen is the diner's own: dynamic, never kept, with a nonce policy. */
export function isPersonalPath(rest: readonly string[]): boolean {
  const [second = ''] = rest;
  return PERSONAL_SCREENS.has(second) || PERSONAL_SCREENS_OF_ONE.has(second) || isCartPath(rest);
}

/** The product or the category that a branch's address asks for by its id, if it asks for one. */
export function toAskedPage({
  supplier,
  rest,
}: {
  supplier: SupplierSummary;
  rest: string[];
}): AskedPage | null {
  const [second = '', third = ''] = rest;
  const branchId = supplier.id;
  if (second === 'menu-part') return { branchId, list: 'categories', id: Number(third) };
  const id = second === 'view' ? third : second;
  return ID.test(id) ? { branchId, list: 'products', id: Number(id) } : null;
}
