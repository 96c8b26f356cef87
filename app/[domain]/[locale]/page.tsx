import { setRequestLocale } from 'next-intl/server';
import { Landing } from '@/components/landing/landing';
import { parseLocale } from '@/lib/i18n/parse-locale';
import type { RouteParams } from '@/lib/i18n/route-params';
import { loadTenant } from '@/lib/loaders/load';

export const revalidate = 60;

export default async function LandingPage({ params }: { params: RouteParams }) {
  const { domain, locale } = await params;
  setRequestLocale(locale);
  const { lang } = parseLocale(locale);
  return <Landing tenant={await loadTenant(domain, lang)} lang={lang} />;
}
