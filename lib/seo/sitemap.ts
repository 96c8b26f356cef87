import type { Supplier } from '@/lib/contract/branches/supplier';
import type { Instance } from '@/lib/contract/tenant/instance';
import { menuPath } from '@/lib/domain/menu/menu-address';
import type { Language } from '@/lib/domain/tenant/countries';
import { screenPath } from '@/lib/domain/tenant/screen-path';
import { hasLanding } from '@/lib/domain/tenant/service-paths';
import { hasTableMenu } from '@/lib/tenancy/table-menu';
import { languagePath } from './page-metadata';

function productIds(supplier: Pick<Supplier, 'menu'>): number[] {
  return supplier.menu.categories.flatMap((category) =>
    [category, ...category.subcategories].flatMap(({ products }) => products.map(({ id }) => id)),
  );
}

/** Pages worth indexing: no redirects, no table menu where there is none. */
export function sitemapPaths({
  tenant,
  suppliers,
}: {
  tenant: Pick<Instance, 'links' | 'new_menu_v3' | 'new_menu_url'>;
  suppliers: readonly Pick<Supplier, 'slug' | 'on_table_class' | 'services' | 'menu'>[];
}): string[] {
  const ofBranches = suppliers.flatMap((supplier) => {
    const { slug } = supplier;
    const table = hasTableMenu({ tenant, branch: supplier })
      ? [menuPath({ slug, menuAddress: 'table' })]
      : [];
    return [
      `/${slug}`,
      ...table,
      ...productIds(supplier).map((id) => screenPath({ screen: '*/#', slug, id })),
    ];
  });
  return [
    ...(hasLanding(tenant.links) ? ['/'] : []),
    screenPath({ screen: 'branch-offices' }),
    ...ofBranches,
  ];
}

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** Prints addresses with their `?lang` alternates (rule tenant/page-language). */
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
