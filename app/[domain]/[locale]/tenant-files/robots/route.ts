import { parseLocale } from '@/lib/i18n/parse-locale';
import type { RouteParams } from '@/lib/i18n/route-params';
import { loadTenant } from '@/lib/loaders/load';
import { printRobots } from '@/lib/seo/robots';

export const dynamic = 'force-static';
export const revalidate = 60;
export const generateStaticParams = () => [];

export async function GET(_request: Request, { params }: { params: RouteParams }) {
  const { domain, locale } = await params;
  const tenant = await loadTenant(domain, parseLocale(locale).lang);
  const { status, public_origin: origin } = tenant;
  return new Response(printRobots({ isLocked: status === 'locked', origin }), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}
