import { parseLocale } from '@/lib/i18n/parse-locale';
import type { RouteParams } from '@/lib/i18n/route-params';
import { loadTenant } from '@/lib/loaders/load';
import { manifestIcons } from '@/lib/seo/app-icons';

export const dynamic = 'force-static';
export const revalidate = 60;
export const generateStaticParams = () => [];

export async function GET(_request: Request, { params }: { params: RouteParams }) {
  const { domain, locale } = await params;
  const { lang } = parseLocale(locale);
  const tenant = await loadTenant(domain, lang);
  const manifest = {
    id: '/',
    start_url: '/?source=pwa',
    scope: '/',
    name: tenant.name,
    short_name: tenant.name.slice(0, 24),
    lang,
    display: 'standalone',
    theme_color: tenant.theme.theme_color,
    background_color: tenant.theme.page_bgcolor,
    icons: manifestIcons(),
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
}
