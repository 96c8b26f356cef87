import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import type { SupplierRouteParams } from '@/lib/i18n/route-params';
import { loadBranchPage } from '@/lib/loaders/load-branch-page';
import { BranchMenu } from './branch-menu';

type TablePath = '/menu-digital' | '/menu-digital/home' | '/grab-and-go';

/** The digital menu's own title and canonical address. */
export async function tableMenuMetadata({
  params,
  path,
}: {
  params: SupplierRouteParams;
  path: TablePath;
}): Promise<Metadata> {
  const { supplier } = await loadBranchPage(await params);
  return { title: supplier.name, alternates: { canonical: `/${supplier.slug}${path}` } };
}

/** The digital menu: one menu under three addresses (decisions 23, 111). */
export async function TableMenu({ params }: { params: SupplierRouteParams }) {
  const { locale, ...rest } = await params;
  setRequestLocale(locale);
  const { supplier, tenant } = await loadBranchPage({ locale, ...rest });
  return <BranchMenu supplier={supplier} tenant={tenant} place="table" />;
}
