import { getTranslations } from 'next-intl/server';
import { CHALLENGE_SCRIPT } from '@/lib/browser/challenge-frame';
import { parseLocale } from '@/lib/i18n/parse-locale';
import type { RouteParams } from '@/lib/i18n/route-params';

export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

/** Framed by `/challenge.html`: takes the document of a card's bank (rule payments/challenge). */
export async function GET(_request: Request, { params }: { params: RouteParams }) {
  const { locale } = parseLocale((await params).locale);
  const t = await getTranslations({ locale, namespace: 'Checkout' });
  const html = `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="robots" content="noindex"><title>${t('challenge_frame')}</title><script>${CHALLENGE_SCRIPT}</script></html>`;
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
