import { parseLocale } from '@/lib/i18n/parse-locale';
import type { RouteParams } from '@/lib/i18n/route-params';
import { findSupplier, loadTenant } from '@/lib/loaders/load';
import { printSitemap, sitemapPaths } from '@/lib/seo/sitemap';

export const dynamic = 'force-static';
export const revalidate = 60;
export const generateStaticParams = () => [];

export async function GET(_request: Request, { params }: { params: RouteParams }) {
  const { domain, locale } = await params;
  const { lang } = parseLocale(locale);
  const tenant = await loadTenant(domain, lang);
  const suppliers = await Promise.all(tenant.suppliers.map(({ slug }) => findSupplier(domain, lang, slug)));
  const xml = printSitemap({
    origin: tenant.public_origin,
    paths: sitemapPaths({ tenant, suppliers: suppliers.filter((one) => one !== null) }),
    langs: tenant.langs,
    own: tenant.language,
  });
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
