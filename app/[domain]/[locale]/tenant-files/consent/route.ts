import { getTranslations } from 'next-intl/server';
import { parseLocale } from '@/lib/i18n/parse-locale';
import type { RouteParams } from '@/lib/i18n/route-params';

export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

/** Framed by `/consent.html` (rule visit/consent-frame): no scripts, no requests, nothing of the diner. */
export async function GET(_request: Request, { params }: { params: RouteParams }) {
  const { locale } = parseLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'Policies' });
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="robots" content="noindex"><title>${t('stored_title')}</title><p>${t('stored')}</p></html>`;
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
