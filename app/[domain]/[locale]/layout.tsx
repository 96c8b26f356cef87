import type { Metadata, Viewport } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import type { ReactNode } from 'react';
import '../../globals.css';
import { pictureUrl } from '@/components/ui/picture-url';
import { parseLocale } from '@/lib/i18n/parse-locale';
import type { RouteParams } from '@/lib/i18n/route-params';
import { loadTenant } from '@/lib/loaders/load';
import { customTokens, printTokens, themeTokens } from '@/lib/tenancy/theme';

type Props = { children: ReactNode; params: RouteParams };

/** Nothing is rendered at build: each host and language is rendered once, on demand, and kept (architecture.md). */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { domain, locale } = await params;
  const tenant = await loadTenant(domain, parseLocale(locale).lang);
  const { favicon } = tenant.meta;
  return {
    metadataBase: new URL(tenant.public_origin),
    title: { default: tenant.name, template: `%s · ${tenant.name}` },
    description: tenant.meta.description,
    openGraph: { siteName: tenant.name, type: 'website', locale: locale.replace('-', '_') },
    icons: favicon ? { icon: pictureUrl({ picture: favicon, width: 64 }) } : {},
    manifest: '/manifest.webmanifest',
  };
}

export async function generateViewport({ params }: Props): Promise<Viewport> {
  const { domain, locale } = await params;
  const { theme } = await loadTenant(domain, parseLocale(locale).lang);
  return { themeColor: theme.theme_color, colorScheme: theme.dark ? 'dark' : 'light' };
}

export default async function TenantLayout({ children, params }: Props) {
  const { domain, locale } = await params;
  setRequestLocale(locale);
  const tenant = await loadTenant(domain, parseLocale(locale).lang);
  const t = await getTranslations('Shell');
  const tokens = printTokens({ ...themeTokens(tenant.theme), ...customTokens(tenant.style_custom) });
  return (
    <html lang={locale}>
      <head>
        <style>{tokens}</style>
      </head>
      <body>
        <a className="skip" href="#main">
          {t('skip')}
        </a>
        {children}
      </body>
    </html>
  );
}
