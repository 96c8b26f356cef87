import { parseLocale } from '@/lib/i18n/parse-locale';
import type { RouteParams } from '@/lib/i18n/route-params';
import { loadTenant } from '@/lib/loaders/load';

export const dynamic = 'force-static';
export const revalidate = 60;
export const generateStaticParams = () => [];

/** Robots of a host: everything public, nothing of a locked tenant. */
export async function GET(_request: Request, { params }: { params: RouteParams }) {
  const { domain, locale } = await params;
  const tenant = await loadTenant(domain, parseLocale(locale).lang);
  const rules =
    tenant.status === 'locked' ? 'Disallow: /' : `Allow: /\n\nSitemap: ${tenant.public_origin}/sitemap.xml`;
  return new Response(`User-agent: *\n${rules}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
