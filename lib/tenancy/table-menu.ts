import type { OnTableClass, ServiceChoice } from '@/lib/domain/branches/services';
import { newMenuAddress } from './new-menu-address';

type TenantPart = { new_menu_v3: boolean; new_menu_url: string | null };
type BranchPart = { slug: string; on_table_class: OnTableClass };

/** Null if the menu has not moved (rule table/new-menu). */
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

/** Whether the table menu is at this host. */
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
