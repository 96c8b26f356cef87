import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ScreenHead } from '@/components/layout/screen-head';
import { TABLE_CODE_ID } from '@/components/layout/slots';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { parseLocale } from '@/lib/i18n/parse-locale';
import type { RouteParams } from '@/lib/i18n/route-params';
import { loadTenant } from '@/lib/loaders/load';

export const revalidate = 60;
export const metadata: Metadata = { robots: { index: false } };

/** The page that a printed code opens; its script opens the table (rule table/code). */
export default async function TableCodePage({ params }: { params: RouteParams }) {
  const { domain, locale } = await params;
  setRequestLocale(locale);
  const tenant = await loadTenant(domain, parseLocale(locale).lang);
  const t = await getTranslations('Table');
  const hasRooms = tenant.links.some(({ type }) => type === 'room');
  return (
    <>
      <ScreenHead tenant={tenant} view="TableCode" />
      <main id="main" className="page grid gap-4">
        <h1>{t(hasRooms ? 'title_any' : 'title')}</h1>
        <div id={TABLE_CODE_ID} suppressHydrationWarning />
        <noscript>
          <p>{t('needs_script')}</p>
          <a className="button" href={screenPath({ screen: 'branch-to-on-table' })}>
            {t('menus')}
          </a>
        </noscript>
      </main>
    </>
  );
}
