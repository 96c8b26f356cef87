import type { ServiceChoice } from '@/lib/domain/branches/services';
import { printSitemap, sitemapPaths } from '@/lib/seo/sitemap';

const section = { id: 1, name: 'Parte', description: '', image: null, products: [], subcategories: [] };
const supplier = (slug: string, services: ServiceChoice[]) => ({
  slug,
  services,
  on_table_class: 'basic' as const,
  menu: { categories: [section] },
});
const tenant = {
  links: [{ type: 'delivery' as const }, { type: 'on_table' as const }],
  new_menu_v3: false,
  new_menu_url: null,
};
const suppliers = [supplier('centro', ['delivery', 'on_table']), supplier('norte', ['delivery'])];

test('every branch has its home, and a table only where it has the service', () => {
  expect(sitemapPaths({ tenant, suppliers })).toEqual([
    '/',
    '/branch-offices',
    '/centro',
    '/centro/menu-digital',
    '/norte',
  ]);
});

test('what leads elsewhere is not listed: the landing of a single table link, a menu that has moved', () => {
  const single = { ...tenant, links: [{ type: 'on_table' as const }] };
  expect(sitemapPaths({ tenant: single, suppliers })).not.toContain('/');
  const moved = { ...tenant, new_menu_v3: true, new_menu_url: 'https://menu.example/{supplier_slug}' };
  expect(sitemapPaths({ tenant: moved, suppliers })).toEqual(['/', '/branch-offices', '/centro', '/norte']);
});

test('an address is printed once, with its languages', () => {
  const xml = printSitemap({ origin: 'https://a.test', paths: ['/centro'], langs: ['es', 'en'], own: 'es' });
  expect(xml.match(/<loc>[^<]*<\/loc>/g)).toEqual(['<loc>https://a.test/centro</loc>']);
  expect(xml).toContain('hreflang="en" href="https://a.test/centro?lang=en"');
});
