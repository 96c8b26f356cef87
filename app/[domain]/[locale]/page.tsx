import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { ScreenHead } from '@/components/layout/screen-head';
import { StructuredData } from '@/components/seo/structured-data';
import { Landing } from '@/components/tenant/landing';
import { parseLocale } from '@/lib/i18n/parse-locale';
import type { RouteParams } from '@/lib/i18n/route-params';
import { loadBranches, loadTenant } from '@/lib/loaders/load';
import { toLandingData } from '@/lib/seo/landing-data';
import { toPageMetadata } from '@/lib/seo/page-metadata';

export const revalidate = 60;

type Props = { params: RouteParams };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { domain, locale } = await params;
  const { lang } = parseLocale(locale);
  return toPageMetadata({ tenant: await loadTenant(domain, lang), lang, path: '/' });
}

export default async function LandingPage({ params }: Props) {
  const { domain, locale } = await params;
  setRequestLocale(locale);
  const { lang } = parseLocale(locale);
  const [tenant, branches] = await Promise.all([loadTenant(domain, lang), loadBranches(domain, lang)]);
  return (
    <>
      <ScreenHead tenant={tenant} view="Main" />
      <StructuredData data={toLandingData({ tenant, branches })} />
      <Landing tenant={tenant} branches={branches} lang={lang} />
    </>
  );
}
