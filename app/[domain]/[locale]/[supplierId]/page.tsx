import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { BranchMenu } from '@/components/menu/branch-menu';
import { StructuredData } from '@/components/seo/structured-data';
import type { SupplierRouteParams } from '@/lib/i18n/route-params';
import { loadBranchPage } from '@/lib/loaders/load-branch-page';
import { toPageMetadata } from '@/lib/seo/page-metadata';
import { toRestaurant } from '@/lib/seo/restaurant';

export const revalidate = 60;

type Props = { params: SupplierRouteParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { supplier, tenant, lang } = await loadBranchPage(await params);
  const { name: title, slug, description } = supplier;
  return toPageMetadata({ tenant, lang, path: `/${slug}`, title, description });
}

/** The menu of a branch for delivery, schedule and take away (rule menu/addresses). */
export default async function BranchHomePage({ params }: Props) {
  const { locale, ...rest } = await params;
  setRequestLocale(locale);
  const { supplier, tenant } = await loadBranchPage({ locale, ...rest });
  return (
    <>
      <StructuredData data={toRestaurant({ supplier, tenant })} />
      <BranchMenu supplier={supplier} tenant={tenant} menuAddress="home" />
    </>
  );
}
