import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { StructuredData } from '@/components/seo/structured-data';
import { type MenuAddress, menuPath } from '@/lib/domain/menu/menu-address';
import type { SupplierRouteParams } from '@/lib/i18n/route-params';
import { loadBranchPage } from '@/lib/loaders/load-branch-page';
import { toMenu } from '@/lib/seo/menu';
import { toPageMetadata } from '@/lib/seo/page-metadata';
import { BranchMenu } from './branch-menu';
import { FIRST_PRODUCTS } from './menu-sections';

type Props = { params: SupplierRouteParams; menuAddress: Exclude<MenuAddress, 'home'> };

/** Names the branch's home as the same menu to search engines. */
export async function tableMenuMetadata({ params, menuAddress }: Props): Promise<Metadata> {
  const { supplier, tenant, lang } = await loadBranchPage(await params);
  const path = menuPath({ slug: supplier.slug, menuAddress });
  return toPageMetadata({ tenant, lang, path, title: supplier.name, description: supplier.description });
}

/** The menu at the table, to grab and go and to the room (rule menu/addresses). */
export async function TableMenu({ params, menuAddress }: Props) {
  const { locale, ...rest } = await params;
  setRequestLocale(locale);
  const { supplier, tenant } = await loadBranchPage({ locale, ...rest });
  return (
    <>
      {menuAddress === 'table' && (
        <StructuredData data={toMenu({ supplier, tenant, budget: FIRST_PRODUCTS })} />
      )}
      <BranchMenu supplier={supplier} tenant={tenant} menuAddress={menuAddress} />
    </>
  );
}
