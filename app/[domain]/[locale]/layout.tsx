import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { pictureUrl } from '@/components/ui/pictures/picture-url';
import { parseLocale } from '@/lib/i18n/parse-locale';
import type { RouteParams } from '@/lib/i18n/route-params';
import { loadTenant } from '@/lib/loaders/load';
import { TenantDocument } from './_document/tenant-document';

type Props = { children: ReactNode; params: RouteParams };

/** Renders no page at build: each is rendered on demand, then kept (rule platform/public-pages). */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { domain, locale } = await params;
  const tenant = await loadTenant(domain, parseLocale(locale).lang);
  const { favicon } = tenant.meta;
  return {
    metadataBase: new URL(tenant.public_origin),
    title: { default: tenant.name, template: `%s · ${tenant.name}` },
    description: tenant.meta.description,
    icons: {
      icon: favicon ? pictureUrl({ picture: favicon, width: 64 }) : '/icon.svg',
      apple: '/apple-touch-icon.png',
    },
    manifest: '/manifest.webmanifest',
  };
}

export async function generateViewport({ params }: Props): Promise<Viewport> {
  const { domain, locale } = await params;
  const { theme } = await loadTenant(domain, parseLocale(locale).lang);
  return { themeColor: theme.theme_color };
}

export default function TenantLayout({ children, params }: Props) {
  return <TenantDocument params={params}>{children}</TenantDocument>;
}
