import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import '../../../globals.css';
import { OfflineNotice } from '@/components/layout/offline-notice';
import { PartNotice } from '@/components/layout/part-notice';
import { PreviewBar } from '@/components/layout/preview-bar';
import { OFFLINE_NOTICE_ID } from '@/lib/browser/go-to';
import { openMarks } from '@/lib/browser/taps/page-buttons';
import { reportDsn } from '@/lib/config/report-dsn';
import { measuredBy } from '@/lib/domain/visit/pixel-ids';
import { parseLocale } from '@/lib/i18n/parse-locale';
import type { RouteParams } from '@/lib/i18n/route-params';
import { loadTenant } from '@/lib/loaders/load';
import { toTenantFacts } from '@/lib/tenancy/page-facts';
import { customTokens, printTokens, themeTokens } from '@/lib/theme/theme';
import { PageBoot } from '../_page/page-boot';

export async function TenantDocument({
  children,
  params,
  isPreview = false,
  isDraft = false,
}: {
  children: ReactNode;
  params: RouteParams;
  isPreview?: boolean;
  /** It is looked at beside its editor, and leads nowhere (rule tenant/look-draft). */
  isDraft?: boolean;
}) {
  const { domain, locale } = await params;
  setRequestLocale(locale);
  const { lang } = parseLocale(locale);
  const tenant = await loadTenant(domain, lang);
  const [t, consent] = [await getTranslations('Shell'), await getTranslations('Consent')];
  const facts = toTenantFacts({ tenant, host: domain, lang, isPreview });
  const tokens = printTokens({
    // Not in a meta element, which frames of gateways would follow (docs/decisions/0171).
    'color-scheme': tenant.theme.dark ? 'dark' : 'light',
    ...themeTokens(tenant.theme),
    ...customTokens(tenant.style_custom),
  });
  return (
    <html lang={locale}>
      <head>
        <style>{tokens}</style>
        {/* The first frame holds the whole page: a second one lays it out again (guarantee/blocking-time). */}
        <link rel="expect" href={`#${OFFLINE_NOTICE_ID}`} blocking="render" />
      </head>
      <body inert={isDraft}>
        <a className="skip" href="#main">
          {t('skip')}
        </a>
        {isPreview && !isDraft && <PreviewBar name={tenant.name} />}
        {children}
        {measuredBy(facts.pixels) && (
          <footer className="page flex justify-center pt-0 print:hidden">
            <button
              type="button"
              className="inline-flex min-h-[44px] items-center text-muted underline"
              {...openMarks('consent')}
            >
              {consent('title')}
            </button>
          </footer>
        )}
        <PartNotice />
        <OfflineNotice />
        {/* The services refuse what its script would ask of a locked tenant (rule tenant/locked). */}
        {!(isDraft && tenant.status === 'locked') && <PageBoot tenant={facts} dsn={reportDsn()} />}
      </body>
    </html>
  );
}
