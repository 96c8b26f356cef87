import type { SupplierSummary } from '@/lib/contract/tenant/instance';
import { TENANT_FILES } from '@/lib/domain/tenant/paths';
import { screenOfBranch, screenOfTenant } from '@/lib/domain/tenant/screens';
import type { RequestedPage } from './page-lookup';

type PathKind =
  | { kind: 'screen' }
  | { kind: 'branch'; supplier: SupplierSummary; rest: string[]; canonical: boolean }
  | { kind: 'unknown' };

/**
 * Recognises an address without rendering (rule platform/made-up-paths): a branch by its slug, which is canonical, or its id
 * (rule branches/slug).
 */
export function recognisePath({
  pathname,
  suppliers,
  removed = [],
}: {
  pathname: string;
  suppliers: readonly SupplierSummary[];
  /** Whose orders' pages stay (rule branches/removed). */
  removed?: readonly SupplierSummary[] | undefined;
}): PathKind {
  if (TENANT_FILES.has(pathname.slice(1))) return { kind: 'screen' };
  if (!/^\/([a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9_-]*)*)?$/.test(pathname)) return { kind: 'unknown' };
  const [first = '', ...rest] = pathname.slice(1).split('/');
  const own = screenOfTenant([first, ...rest]);
  if (own?.ofBranch && !suppliers.some(({ id }) => String(id) === rest.at(-1))) return { kind: 'unknown' };
  if (own) return { kind: 'screen' };
  const screen = screenOfBranch(rest);
  const branches = screen?.stays ? [...suppliers, ...removed] : suppliers;
  const supplier = branches.find((one) => one.slug === first || String(one.id) === first);
  if (!supplier || !screen) return { kind: 'unknown' };
  if (screen.onlyWith && !supplier.services.includes(screen.onlyWith)) return { kind: 'unknown' };
  return { kind: 'branch', supplier, rest, canonical: supplier.slug === first };
}

const screenOf = (pathname: string, rest: readonly string[] | null) =>
  rest === null ? screenOfTenant(pathname.slice(1).split('/')) : screenOfBranch(rest);

/** @param rest what follows the branch; null where the address names none */
export const isPersonalPath = (pathname: string, rest: readonly string[] | null): boolean =>
  screenOf(pathname, rest)?.personal === true;

/** Whether a page of a branch reaches the tenant's gateways (rule payments/page-policy). */
export const isPayingPath = (rest: readonly string[]): boolean => screenOfBranch(rest)?.pays === true;

/** Whether the tenant's own sites may frame it (rule booking/popup). */
export const isFramedPath = (pathname: string): boolean => screenOf(pathname, null)?.framed === true;

/** Whether a map may be opened there (rule delivery/map). */
export const isMapPath = (pathname: string, rest: readonly string[] | null): boolean =>
  screenOf(pathname, rest)?.map === true;

/** The product or category that an address names by id. */
export function toRequestedPage({
  supplier,
  rest,
}: {
  supplier: SupplierSummary;
  rest: string[];
}): RequestedPage | null {
  const list = screenOfBranch(rest)?.asks;
  return list ? { branchId: supplier.id, list, id: Number(rest.at(-1)) } : null;
}
