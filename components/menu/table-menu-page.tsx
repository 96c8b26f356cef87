import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import type { SupplierRouteParams } from '@/lib/i18n/route-params';
import { loadBranchPage } from '@/lib/loaders/load-branch-page';
import { BranchMenu } from './branch-menu';

/** The digital menu's screens: one menu under three addresses (decisions 23, 111). */
export function tableMenuPage(path: '/menu-digital' | '/menu-digital/home' | '/grab-and-go') {
  async function generateMetadata({ params }: { params: SupplierRouteParams }): Promise<Metadata> {
    const { supplier } = await loadBranchPage(await params);
    return { title: supplier.name, alternates: { canonical: `/${supplier.slug}${path}` } };
  }

  async function Page({ params }: { params: SupplierRouteParams }) {
    const { locale, ...rest } = await params;
    setRequestLocale(locale);
    const { supplier, tenant } = await loadBranchPage({ locale, ...rest });
    return <BranchMenu supplier={supplier} tenant={tenant} place="table" />;
  }

  return { generateMetadata, Page };
}
