import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ScreenHead } from '@/components/layout/screen-head';
import { Picture } from '@/components/ui/pictures/picture';
import { parseLocale } from '@/lib/i18n/parse-locale';
import type { RouteParams } from '@/lib/i18n/route-params';
import { loadTenant } from '@/lib/loaders/load';

export const revalidate = 60;
export const metadata: Metadata = { robots: { index: false } };

export default async function InactiveInstancePage({ params }: { params: RouteParams }) {
  const { domain, locale } = await params;
  setRequestLocale(locale);
  const tenant = await loadTenant(domain, parseLocale(locale).lang);
  const t = await getTranslations('Inactive');
  const logo = tenant.linktree_logo.thumb;
  return (
    <main
      id="main"
      className="page grid min-h-dvh place-content-center justify-items-center gap-4 text-center"
    >
      <ScreenHead tenant={tenant} view="InactiveInstance" />
      {logo && <Picture {...logo} alt={tenant.name} shownWidth={96} className="rounded-full" />}
      <h1 className="text-page">{t('title')}</h1>
      <p className="max-w-[40ch] text-muted">{t('text')}</p>
    </main>
  );
}
