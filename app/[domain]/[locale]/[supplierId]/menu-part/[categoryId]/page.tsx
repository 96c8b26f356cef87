import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { MenuPart } from '@/components/menu/parts/menu-part';
import { notFound } from '@/lib/i18n/navigation';
import type { CategoryRouteParams } from '@/lib/i18n/route-params';
import { loadBranchPage } from '@/lib/loaders/load-branch-page';

export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = { params: CategoryRouteParams };

async function load(params: CategoryRouteParams) {
  const { categoryId, ...rest } = await params;
  const { supplier, tenant } = await loadBranchPage(rest);
  const category = supplier.menu.categories.find(({ id }) => String(id) === categoryId);
  if (!category) notFound();
  return { supplier, tenant, category };
}

/** Fragments are not indexed: the menu is. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { supplier, category } = await load(params);
  return {
    title: category.name,
    alternates: { canonical: `/${supplier.slug}` },
    robots: { index: false, follow: true },
  };
}

export default async function MenuPartPage({ params }: Props) {
  setRequestLocale((await params).locale);
  return <MenuPart {...(await load(params))} />;
}
