import type { SupplierSummary } from '@/lib/contract/tenant/instance';
import { TENANT_FILES } from '@/lib/domain/tenant/paths';
import { screenOfBranch, screenOfTenant } from '@/lib/domain/tenant/screens';
import type { RequestedPage } from './page-lookup';

type PathKind =
  | { kind: 'screen' }
  | { kind: 'branch'; supplier: SupplierSummary; rest: string[]; canonical: boolean }
  | { kind: 'unknown' };

/** Without rendering (rule platform/made-up-paths). By slug, which is canonical, or id (rule branches/slug). */
export function recognisePath({
  pathname,
  suppliers,
}: {
  pathname: string;
  suppliers: readonly SupplierSummary[];
}): PathKind {
  if (TENANT_FILES.has(pathname.slice(1))) return { kind: 'screen' };
  if (!/^\/([a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9_-]*)*)?$/.test(pathname)) return { kind: 'unknown' };
  const [first = '', ...rest] = pathname.slice(1).split('/');
  if (rest.length === 0 && screenOfTenant(first)) return { kind: 'screen' };
  const supplier = suppliers.find((one) => one.slug === first || String(one.id) === first);
  const screen = screenOfBranch(rest);
  if (!supplier || !screen) return { kind: 'unknown' };
  if (screen.onlyWith && !supplier.services.includes(screen.onlyWith)) return { kind: 'unknown' };
  return { kind: 'branch', supplier, rest, canonical: supplier.slug === first };
}

export const isPersonalPath = (rest: readonly string[]): boolean => screenOfBranch(rest)?.personal === true;

/** Whether a page of a branch reaches the tenant's gateways (rule payments/page-policy). */
export const isPayingPath = (rest: readonly string[]): boolean => screenOfBranch(rest)?.pays === true;

/** Whether a map may be opened there (rule delivery/map). */
export function isMapPath(pathname: string, rest: readonly string[] | null): boolean {
  const screen = rest === null ? screenOfTenant(pathname.slice(1)) : screenOfBranch(rest);
  return screen?.map === true;
}

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
