import { parseLocale } from '@/lib/i18n/parse-locale';
import type { RouteParams } from '@/lib/i18n/route-params';
import { findSupplier, loadTenant } from '@/lib/loaders/load';
import { printSitemap, productIds } from '@/lib/seo/sitemap';

export const dynamic = 'force-static';
export const revalidate = 60;
export const generateStaticParams = () => [];

/** Every public page of a host with its languages. */
export async function GET(_request: Request, { params }: { params: RouteParams }) {
  const { domain, locale } = await params;
  const { lang } = parseLocale(locale);
  const tenant = await loadTenant(domain, lang);
  const suppliers = await Promise.all(tenant.suppliers.map(({ slug }) => findSupplier(domain, lang, slug)));
  const branchPaths = suppliers.flatMap((supplier) =>
    supplier
      ? [
          `/${supplier.slug}`,
          `/${supplier.slug}/menu-digital`,
          ...productIds(supplier).map((id) => `/${supplier.slug}/${id}`),
        ]
      : [],
  );
  const xml = printSitemap({
    origin: tenant.public_origin,
    paths: ['/', '/branch-offices', ...branchPaths],
    langs: tenant.langs,
    own: tenant.language,
  });
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
