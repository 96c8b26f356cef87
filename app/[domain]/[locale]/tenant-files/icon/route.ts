import { parseLocale } from '@/lib/i18n/parse-locale';
import type { RouteParams } from '@/lib/i18n/route-params';
import { loadTenant } from '@/lib/loaders/load';
import { iconPlate } from '@/lib/seo/icon-plate';

export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

/** Answers for hosts without an icon, and `/favicon.ico`. */
export async function GET(_request: Request, { params }: { params: RouteParams }) {
  const { domain, locale } = await params;
  const { theme } = await loadTenant(domain, parseLocale(locale).lang);
  return new Response(iconPlate(theme), { headers: { 'content-type': 'image/svg+xml' } });
}
