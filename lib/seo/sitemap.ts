import type { Supplier } from '@/lib/contract/supplier';
import type { Language } from '@/lib/domain/countries';
import { languagePath } from './page-metadata';

/** The ids of all products of a branch, in menu order. */
export function productIds(supplier: Pick<Supplier, 'menu'>): number[] {
  return supplier.menu.categories.flatMap((category) =>
    [category, ...category.subcategories].flatMap(({ products }) => products.map(({ id }) => id)),
  );
}

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** A sitemap with the language alternates of decision 108: `?lang` only for a language that is not the default. */
export function printSitemap({
  origin,
  paths,
  langs,
  own,
}: {
  origin: string;
  paths: readonly string[];
  langs: readonly Language[];
  own: Language;
}): string {
  const address = (path: string, lang: Language) =>
    escapeXml(`${origin}${languagePath({ path, lang, own })}`);
  const urls = paths.map((path) => {
    const alternates = langs.map(
      (lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${address(path, lang)}"/>`,
    );
    return `<url><loc>${address(path, own)}</loc>${alternates.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`;
}
