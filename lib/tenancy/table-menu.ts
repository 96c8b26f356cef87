import type { OnTableClass, ServiceChoice } from '@/lib/domain/services';
import { newMenuAddress } from './new-menu-address';

type TenantPart = { new_menu_v3: boolean; new_menu_url: string | null };
type BranchPart = { slug: string; on_table_class: OnTableClass };

/** Where a branch's menu on the table has moved to, with what the request says of table and campaign; null while it is here (decision 21). */
export function movedTableMenu({
  tenant,
  branch,
  query,
}: {
  tenant: TenantPart;
  branch: BranchPart;
  query: URLSearchParams;
}): string | null {
  const { new_menu_v3: isMoved, new_menu_url: template } = tenant;
  if (!isMoved || !template || branch.on_table_class !== 'basic') return null;
  return newMenuAddress({ template, supplierSlug: branch.slug, query });
}

/** Whether a branch has a menu on the table at this host, for whoever comes from outside. */
export function hasTableMenu({
  tenant,
  branch,
}: {
  tenant: TenantPart;
  branch: BranchPart & { services: readonly ServiceChoice[] };
}): boolean {
  const query = new URLSearchParams();
  return branch.services.includes('on_table') && movedTableMenu({ tenant, branch, query }) === null;
}
