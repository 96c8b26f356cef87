import type { Metadata } from 'next';
import type { Instance } from '@/lib/contract/tenant/instance';
import type { Language } from '@/lib/domain/tenant/countries';

type TenantPart = Pick<Instance, 'name' | 'langs' | 'language' | 'country_code' | 'meta'>;

const SHARED_WIDTH = 1200;
export type SharedPicture = { url: string; width: number; height: number; alt: string };

/** Adds `?lang` only for another language than the tenant's own (rule tenant/page-language). */
export function languagePath({ path, lang, own }: { path: string; lang: Language; own: Language }): string {
  return lang === own ? path : `${path}?lang=${lang}`;
}

/** Names canonical address, alternates and picture (rule tenant/search-engines). @param path may be another page's */
export function toPageMetadata({
  tenant,
  lang,
  path,
  title,
  description: ownDescription = '',
  kind = 'website',
  picture = null,
}: {
  tenant: TenantPart;
  lang: Language;
  path: string;
  title?: string;
  description?: string;
  /** Next knows no products: see components/seo/price-tags.tsx. */
  kind?: 'website' | 'product';
  /** Its own; else the tenant's. */
  picture?: SharedPicture | null;
}): Metadata {
  const description = ownDescription || tenant.meta.description;
  const { langs, language: own, country_code: country } = tenant;
  const inLanguage = (code: Language) => languagePath({ path, lang: code, own });
  const locale = (code: Language) => `${code}_${country}`;
  const languages = Object.fromEntries(langs.map((code) => [code, inLanguage(code)]));
  return {
    ...(title === undefined ? {} : { title }),
    description,
    alternates: {
      canonical: inLanguage(lang),
      ...(langs.length > 1 ? { languages: { ...languages, 'x-default': path } } : {}),
    },
    openGraph: {
      ...(kind === 'website' ? { type: kind } : {}),
      siteName: tenant.name,
      title: title ?? tenant.name,
      description,
      url: inLanguage(lang),
      locale: locale(lang),
      alternateLocale: langs.filter((code) => code !== lang).map(locale),
      images: [
        picture ?? {
          url: languagePath({ path: '/share.png', lang, own }),
          width: SHARED_WIDTH,
          height: 630,
          alt: tenant.name,
        },
      ],
    },
    // A small picture across a whole message would be blurred.
    twitter: {
      card: picture && picture.width < SHARED_WIDTH / 2 ? 'summary' : 'summary_large_image',
    },
  };
}
